import { connect } from "node:net";
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
    const limits = { bodyBytes, totalBytes: bodyBytes, addressBytes: bodyBytes, addressUploads: 4 };
    bodyMemory(app, limits, { hasRoom: () => true });
    await app.register(async (inner) => {
      inner.addHook("preParsing", async () => {
        throw new ApiError(403, "no session");
      });
      inner.post("/refused", async () => ({}));
    });
    app.post("/taken", async () => ({ taken: true }));
    await app.listen({ port: 0, host: "127.0.0.1" });
    port = (app.server.address() as { port: number }).port;
  });

  afterAll(() => app.close());

  /** A connection, and what has been answered on it. */
  function openSocket() {
    const socket = connect(port, "127.0.0.1");
    let answered = "";
    socket.on("data", (part) => {
      answered += part;
    });
    socket.on("error", () => {});
    return { socket, answer: () => answered };
  }

  it("reads a body whose request is refused to its end, and then the next request", async () => {
    const { socket, answer } = openSocket();
    const longBody = Buffer.alloc(5_000_000, "a");
    socket.write(
      `POST /refused HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${longBody.length}\r\n\r\n`,
    );
    socket.write(longBody);
    socket.write("POST /taken HTTP/1.1\r\nHost: a\r\n\r\n");
    await waitUntil(() => expect(answer()).toMatch(/"no session".*"taken":true/s));
    socket.destroy();
  });

  it("does not count a body that arrives after the response", async () => {
    const { socket, answer } = openSocket();
    socket.write(
      `POST /refused HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${bodyBytes}\r\n\r\n`,
    );
    await waitUntil(() => expect(answer()).toContain("\r\n\r\n"));
    await new Promise((resolve) => socket.write(`"${"a".repeat(bodyBytes - 2)}"`, resolve));
    const body = JSON.stringify("b".repeat(bodyBytes - 2));
    const headers = { "content-type": "application/json" };
    const taken = await fetch(`http://127.0.0.1:${port}/taken`, { method: "POST", headers, body });
    socket.destroy();
    expect(taken.status).toBe(200);
  });
});
