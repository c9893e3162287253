import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { httpModerator } from "../../../server/moderation/http-moderator";
import { drawJpeg } from "../../fixtures/pictures";
import { waitUntil } from "../../wait-until";
import { login, postForm, query, startApp, storedFiles, type TestApp, upload } from "../start-app";

const metricsToken = "let-me-see-metrics";

/** A real service on this machine that answers what it is told to. */
describe("a service that judges", () => {
  let service: Server;
  let url: string;
  let answers: [status: number, body: string][];
  let asked: { authorization: string | undefined; bytes: Buffer }[];
  beforeAll(async () => {
    service = createServer((request, response) => {
      const parts: Buffer[] = [];
      request
        .on("data", (part) => parts.push(part))
        .on("end", () => {
          asked.push({ authorization: request.headers.authorization, bytes: Buffer.concat(parts) });
          const [status, body] = answers.length > 1 ? answers.shift()! : answers[0]!;
          if (status > 0) response.writeHead(status, { "content-type": "application/json" }).end(body);
        });
    });
    await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/judge`;
  });
  afterAll(() => {
    service.closeAllConnections();
    service.close();
  });
  beforeEach(() => {
    asked = [];
  });

  const judge = (timeoutMs = 2_000) =>
    httpModerator({ url, token: "key", timeoutMs }).judge(Buffer.from("picture"));

  it("gets the bytes and the token, and is believed", async () => {
    answers = [[200, '{"abnormal":true,"reason":"nudity"}']];
    expect(await judge()).toEqual({ isAbnormal: true, reason: "nudity" });
    expect(asked).toEqual([{ authorization: "Bearer key", bytes: Buffer.from("picture") }]);
    answers = [[200, '{"abnormal":false}']];
    expect(await judge()).toEqual({ isAbnormal: false, reason: "" });
  });

  it("is asked again where it stumbles", async () => {
    answers = [
      [503, "{}"],
      [200, '{"abnormal":false}'],
    ];
    expect(await judge()).toEqual({ isAbnormal: false, reason: "" });
    expect(asked).toHaveLength(2);
  });

  it.each([
    ["refuses", [[401, "{}"]], 1],
    ["stays broken", [[500, "{}"]], 3],
    ["says something else", [[200, '{"ok":true}']], 1],
    ["says no JSON", [[200, "fine"]], 1],
  ] as const)("has not judged when it %s", async (_name, said, times) => {
    answers = said.map(([status, body]) => [status, body]);
    await expect(judge()).rejects.toThrow();
    expect(asked).toHaveLength(times);
  });

  it("has not judged when it takes too long", async () => {
    answers = [[0, ""]];
    await expect(judge(100)).rejects.toThrow();
  });

  it("is named with its address when it cannot be reached", async () => {
    const closed = httpModerator({ url: "http://127.0.0.1:8/judge", token: "key", timeoutMs: 2_000 });
    await expect(closed.judge(Buffer.from("picture"))).rejects.toThrow("connect ECONNREFUSED 127.0.0.1:8");
  });

  describe("behind an upload", () => {
    let server: TestApp;
    let token: string;
    beforeAll(async () => {
      server = await startApp({
        env: { MODERATION_URL: url, MODERATION_SECONDS: "1", METRICS_TOKEN: metricsToken },
      });
      token = await login(server.app);
    });
    afterAll(() => server.close());

    it("refuses what is abnormal, and says clearly that something was not judged", async () => {
      answers = [[200, '{"abnormal":true,"reason":"nudity"}']];
      const refused = await upload(server.app, token, await drawJpeg());
      expect(refused.json()).toEqual({
        code: 1009,
        data: { checkStatus: -1, errMsg: "nudity" },
        msg: "nudity",
      });
      answers = [[401, "{}"]];
      const unjudged = await upload(server.app, token, await drawJpeg(90, 90));
      const errMsg = "the image could not be checked";
      expect(unjudged.json()).toEqual({ code: 503, data: { checkStatus: -2, errMsg }, msg: errMsg });
      expect([unjudged.statusCode, unjudged.headers["retry-after"]]).toEqual([503, "5"]);
      expect(storedFiles(server.dataDir)).toEqual([]);
      const headers = { authorization: `Bearer ${metricsToken}` };
      const { body } = await server.app.inject({ url: "/metrics", headers });
      for (const [outcome, count] of Object.entries({ passed: 0, abnormal: 1, failed: 1 }))
        expect(body).toContain(`photo_judgements_total{outcome="${outcome}"} ${count}\n`);
    });

    it("serves a picture only after it has passed", async () => {
      const statusOf = async (url: string) => (await server.app.inject(url)).statusCode;
      const checkOf = async (fileName: string) =>
        (
          await server.app.inject({ url: `/v5/image/check?${query({ fileName })}`, headers: { token } })
        ).json().data.checkStatus;
      const verdicts: [[number, string], number, number][] = [
        [[200, '{"abnormal":false}'], 1, 200],
        [[200, '{"abnormal":true}'], -1, 404],
        [[401, "{}"], -2, 404],
      ];
      for (const [index, [said, checkStatus, status]] of verdicts.entries()) {
        answers = [[0, ""]];
        const jpeg = await drawJpeg(120 + index, 120);
        const { fileName, url } = (await upload(server.app, token, jpeg, { riskyCheck: 1 })).json().data;
        expect(await statusOf(url)).toBe(404);
        answers = [said];
        await waitUntil(async () => expect(await checkOf(fileName)).toBe(checkStatus));
        expect(await statusOf(url)).toBe(status);
      }
    });

    it("judges media that ask not to be judged where the operator does not let them", async () => {
      answers = [[200, '{"abnormal":true,"reason":"nudity"}']];
      const fields = { ignoreRisky: 1, mediaType: "image" };
      const answer = await postForm(server.app, "/v5/media/upload", token, {
        file: await drawJpeg(),
        fields,
      });
      expect(answer.json().code).toBe(1009);
    });
  });
});
