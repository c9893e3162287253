import { PassThrough } from "node:stream";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "../../server/app";
import { readConfig } from "../../server/config";
import { deviceId, login, query, startApp, type TestApp } from "./start-app";

describe("operations", () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp();
  });
  afterAll(() => server.close());

  it("is up at once and ready when models, database and storage answer", async () => {
    expect((await server.app.inject("/healthz")).json()).toEqual({
      code: 0,
      data: { status: "up" },
      msg: "ok",
    });
    await expect
      .poll(async () => (await server.app.inject("/readyz")).statusCode, { timeout: 30_000 })
      .toBe(200);
  });

  it("is not ready while models load or storage is gone", async () => {
    const loading = await startApp({
      change: (deps) => ({ pool: { ...deps.pool, warm: () => new Promise(() => {}) } }),
    });
    const answer = await loading.app.inject("/readyz");
    expect([answer.statusCode, answer.json().code, answer.headers["retry-after"]]).toEqual([503, 503, "5"]);
    expect((await loading.app.inject("/healthz")).statusCode).toBe(200);
    await loading.close();
  });

  it("counts answers and photo jobs for Prometheus", async () => {
    await server.app.inject(`/v5/passport/lang?${query()}`);
    const { body } = await server.app.inject("/metrics");
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/v5\/passport\/lang",status="200"\} \d/,
    );
    expect(body).toContain('photo_jobs{state="queued"}');
    expect(body).not.toContain(deviceId);
  });

  it("describes every call of the contract, and shows it", async () => {
    const { paths } = (await server.app.inject("/openapi.json")).json();
    const calls = Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    expect(calls.sort()).toEqual(
      [
        "post /site/loginByDeviceId",
        "post /v5/image/upload",
        "post /v5/image/upload/base64",
        "post /v5/media/upload",
        "post /v5/media/upload/base64",
        "get /v5/image/check",
        "post /v5/image/segment/url",
        "get /v5/image/file/{fileName}",
        "delete /v5/image/{fileName}",
        "post /v5/card/mask",
        "post /v5/passport/feedback",
        "get /v5/passport/paper",
        "get /v5/passport/lang",
        "get /v5/passport/template",
        "get /v5/passport/template/detail",
        "get /v5/passport/template/hot",
        "get /v5/passport/blog",
        "get /v5/passport/blog/detail",
        "get /v5/passport/faq",
      ].sort(),
    );
    expect((await server.app.inject("/docs")).statusCode).toBe(200);
  });

  it("logs what was answered, without query, token, address or words of a visitor", async () => {
    const lines: string[] = [];
    const stream = new PassThrough().on("data", (line) => lines.push(String(line)));
    const app = await buildApp(
      readConfig({ PHOTO_DATA_DIR: server.dataDir }),
      { ...server.deps, close: async () => {} },
      pino(stream),
    );
    const token = await login(app);
    await app.inject({
      method: "POST",
      url: `/v5/passport/feedback?${query()}`,
      headers: { token, "x-request-id": "from-the-proxy-1" },
      payload: { message: "my words", email: "visitor@example.org" },
    });
    await app.inject(`/v5/passport/template?${query({ lang: "xx" })}`);
    await app.close();
    const log = lines.join("");
    expect(log).toContain('"route":"/v5/passport/feedback","status":200');
    expect(log).toContain("from-the-proxy-1");
    for (const secret of [deviceId, token, "my words", "visitor@example.org", "timestamp"])
      expect(log).not.toContain(secret);
  });
});
