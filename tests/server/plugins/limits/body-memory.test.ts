import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import Fastify, { type FastifyInstance } from "fastify";
import { ApiError } from "../../../../server/api-error";
import { bodyMemory } from "../../../../server/plugins/limits/body-memory";
import { waitUntil } from "../../../wait-until";

const bodyBytes = 60_000;

describe("body memory", () => {
  let app: FastifyInstance;
  let port: number;

  beforeAll(async () => {
    app = Fastify();
    bodyMemory(app, { bodyBytes, totalBytes: bodyBytes, addressBytes: bodyBytes, addressUploads: 4 });
    await app.register(async (inner) => {
      inner.addHook("preParsing", async () => {
        throw new ApiError(403, "no session");
      });
      inner.post("/refused", async () => ({}));
    });
    app.post("/taken", async () => ({ taken: true }));
    app.addHook("preParsing", async () => setTimeout(20));
    app.post("/text", { config: { upload: "text" } }, async () => ({ taken: true }));
    await app.listen({ port: 0, host: "127.0.0.1" });
    port = (app.server.address() as { port: number }).port;
  });

  afterAll(() => app.close());

  it("does not count a body that arrives after the response", async () => {
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    socket.on("data", (part) => {
      answer += part;
    });
    socket.on("error", () => {});
    socket.write(
      `POST /refused HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${bodyBytes}\r\n\r\n`,
    );
    await waitUntil(() => expect(answer).toContain("\r\n\r\n"));
    await new Promise((resolve) => socket.write(`"${"a".repeat(bodyBytes - 2)}"`, resolve));
    const body = JSON.stringify("b".repeat(bodyBytes - 2));
    const headers = { "content-type": "application/json" };
    const taken = await fetch(`http://127.0.0.1:${port}/taken`, { method: "POST", headers, body });
    socket.destroy();
    expect(taken.status).toBe(200);
  });

  it.each([
    [3, 200],
    [2.9, 503],
  ])(
    "counts a photo sent as text several times: a body of 1/%d of the limit gets %d",
    async (share, status) => {
      const body = JSON.stringify("c".repeat(bodyBytes / share - 2));
      const headers = { "content-type": "application/json" };
      const answer = await fetch(`http://127.0.0.1:${port}/text`, { method: "POST", headers, body });
      expect(answer.status).toBe(status);
      const released = await fetch(`http://127.0.0.1:${port}/taken`, { method: "POST", headers, body });
      expect(released.status).toBe(200);
    },
  );
});
