import { once } from "node:events";
import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { connect } from "node:net";
import { PassThrough } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { pino } from "pino";
import { waitUntil } from "../../wait-until";
import { isOnReplicaStores } from "../chosen-stores";
import { warmEngine } from "../engine-pool";
import { deviceId, login, query, startApp, type TestApp } from "../start-app";

const expectReadiness = async ({ app }: TestApp, status: number) =>
  expect((await app.inject("/readyz")).statusCode).toBe(status);

/** A logger, and the lines that it has written. */
function logged() {
  const lines: string[] = [];
  const stream = new PassThrough().on("data", (line) => lines.push(String(line)));
  return { lines, logger: pino(stream) };
}

describe("operations", () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp({
      env: { METRICS_TOKEN: "let-me-see-metrics" },
      change: ({ pool }) => ({ pool: { ...pool, warm: warmEngine } }),
    });
  });
  afterAll(() => server.close());

  it("is up at once and ready when models, database and storage answer", async () => {
    expect((await server.app.inject("/healthz")).json()).toEqual({
      code: 0,
      data: { status: "up" },
      msg: "ok",
    });
    await waitUntil(() => expectReadiness(server, 200));
  });

  it("is not ready while models load or storage is gone", async () => {
    const loading = await startApp({
      change: (deps) => ({ pool: { ...deps.pool, warm: () => new Promise(() => {}) } }),
    });
    const answer = await loading.app.inject("/readyz");
    expect([answer.statusCode, answer.json().code, answer.headers["retry-after"]]).toEqual([503, 503, "5"]);
    expect((await loading.app.inject("/readyz/process")).statusCode).toBe(503);
    expect((await loading.app.inject("/healthz")).statusCode).toBe(200);
    await loading.close();
  });

  (isOnReplicaStores ? it.skip : it)(
    "is not ready when what it writes is lost: data folder removed",
    async () => {
      const losing = await startApp();
      const token = await login(losing.app);
      await waitUntil(() => expectReadiness(losing, 200));
      await rm(losing.dataDir, { recursive: true });
      await waitUntil(() => expectReadiness(losing, 503));
      expect((await losing.app.inject("/readyz/process")).statusCode).toBe(200);
      const message = await losing.app.inject({
        method: "POST",
        url: `/v5/passport/feedback?${query()}`,
        headers: { token },
        payload: { message: "is it kept?", email: "visitor@example.org" },
      });
      expect(message.statusCode).toBe(503);
      await losing.close();
    },
  );

  it("is not ready from the first moment of its end, and answers meanwhile", async () => {
    const leaving = await startApp({ env: { DRAIN_SECONDS: "5" } });
    await waitUntil(() => expectReadiness(leaving, 200));
    const address = await leaving.app.listen({ port: 0, host: "127.0.0.1" });
    const closing = leaving.close();
    await waitUntil(async () => expect((await fetch(`${address}/readyz`)).status).toBe(503));
    expect((await fetch(`${address}/readyz/process`)).status).toBe(503);
    expect((await fetch(`${address}/v5/passport/lang?${query()}`)).status).toBe(200);
    await closing;
  });

  it("shows its metrics on a port of its own", async () => {
    const port = 20_000 + Math.floor(Math.random() * 20_000);
    const own = await startApp({ env: { METRICS_PORT: String(port) } });
    const address = await own.app.listen({ port: 0, host: "127.0.0.1" });
    const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    await waitUntil(async () => expect(await metrics()).toContain("photo_jobs"));
    expect((await fetch(`${address}/metrics`)).status).toBe(404);
    await own.close();
  });

  it("counts answers and photo jobs for Prometheus", async () => {
    await server.app.inject(`/v5/passport/lang?${query()}`);
    expect((await server.app.inject("/metrics")).statusCode).toBe(404);
    const wrong = { authorization: "Bearer let-me-sea" };
    expect((await server.app.inject({ url: "/metrics", headers: wrong })).statusCode).toBe(404);
    const headers = { authorization: "Bearer let-me-see-metrics" };
    const { body } = await server.app.inject({ url: "/metrics", headers });
    expect(body).toMatch(
      /photo_http_request_duration_seconds_count\{method="GET",route="\/v5\/passport\/lang",status="200"\} \d/,
    );
    expect(body).toContain('photo_jobs{state="queued"}');
    expect(body).toMatch(/^photo_build_info\{version="\d+\.\d+\.\d+",node="v\d+.*"\} 1$/m);
    for (const name of ["photo_ready 1", "photo_stored_bytes 0", "photo_undelivered_messages 0"])
      expect(body).toContain(`${name}\n`);
    await waitUntil(async () =>
      expect((await server.app.inject({ url: "/metrics", headers })).body).toMatch(
        /^photo_sweeps_total\{outcome="ok"\} [1-9]/m,
      ),
    );
    // There before the first: Prometheus sees no increase from nothing.
    for (const never of ['photo_sweeps_total{outcome="failed"}', "photo_http_server_errors_total"])
      expect(body).toContain(`${never} 0\n`);
    expect(body).not.toContain(deviceId);
  });

  it("counts the errors that have status 200 by their code", async () => {
    await server.app.inject({
      method: "POST",
      url: `/v5/passport/feedback?${query()}`,
      headers: { token: "unknown" },
      payload: { message: "words", email: "visitor@example.org" },
    });
    const headers = { authorization: "Bearer let-me-see-metrics" };
    const { body } = await server.app.inject({ url: "/metrics", headers });
    expect(body).toMatch(/^photo_error_codes_total\{route="\/v5\/passport\/feedback",code="403"\} [1-9]/m);
    expect(body).not.toContain('code="0"');
  });

  it("counts the answers that are bugs", async () => {
    const faulty = await startApp({
      env: { METRICS_TOKEN: "let-me-see-metrics" },
      change: ({ sessions }) => ({
        sessions: {
          ...sessions,
          create: async () => {
            throw new Error("a bug");
          },
        },
      }),
    });
    const failed = await faulty.app.inject({ method: "POST", url: `/site/loginByDeviceId?${query()}` });
    expect(failed.statusCode).toBe(500);
    const headers = { authorization: "Bearer let-me-see-metrics" };
    const { body } = await faulty.app.inject({ url: "/metrics", headers });
    expect(body).toMatch(/^photo_http_server_errors_total 1$/m);
    await faulty.close();
  });

  it("describes every call of the contract, and shows it", async () => {
    const { paths, info } = (await server.app.inject("/openapi.json")).json();
    const calls = Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    expect(calls.sort()).toEqual(
      [
        "post /site/loginByDeviceId",
        "post /site/logout",
        "post /v5/image/upload",
        "post /v5/image/upload/base64",
        "post /v5/media/upload",
        "post /v5/media/upload/base64",
        "get /v5/image/check",
        "get /v5/pairing",
        "post /v5/pairing",
        "post /v5/pairing/join",
        "post /v5/pairing/photo",
        "post /v5/pairing/end",
        "post /v5/image/segment/url",
        "post /v5/card/signature",
        "get /v5/image/file/{fileName}",
        "delete /v5/image/{fileName}",
        "post /v5/card/mask",
        "post /v5/photo/make",
        "post /v5/passport/feedback",
        "post /v5/photo/outcome",
        "get /v5/photo/outcome",
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
    const docs = await server.app.inject("/docs");
    expect(docs.statusCode).toBe(200);
    expect(docs.headers["content-security-policy"]).toContain("script-src");
    expect(docs.headers["content-security-policy"]).not.toContain("upgrade-insecure-requests");
    expect(docs.body).toContain('<meta name="viewport"');
    // Here only the API is served: there is no site to go back to.
    expect(docs.body).not.toContain('<a href="/">');
    expect(info.description).toContain("[docs/api.md](/docs/api.md)");
    const walk = await server.app.inject("/docs/api.md");
    expect([walk.headers["content-type"], walk.body]).toEqual([
      "text/plain; charset=utf-8",
      readFileSync("docs/api.md", "utf8"),
    ]);
    const closed = await startApp({ env: { DOCS: "0" } });
    for (const path of ["/docs", "/docs/api.md"])
      expect((await closed.app.inject(path)).statusCode).toBe(404);
    expect((await closed.app.inject("/openapi.json")).json().info.description).not.toContain("(/docs");
    await closed.close();
  });

  it("logs once why it is not ready, and that it is again", async () => {
    const { lines, logger } = logged();
    let cause: Error | null = Object.assign(new Error("under 200 MB are free"), { code: "ENOSPC" });
    let probes = 0;
    const probe = async () => {
      probes++;
      if (cause) throw cause;
    };
    const full = await startApp({
      change: ({ pool, storage }) => ({
        pool: { ...pool, warm: warmEngine },
        storage: { ...storage, probe },
      }),
      logger,
    });
    await waitUntil(async () => {
      await expectReadiness(full, 503);
      expect(lines.join("")).toContain("the disk is full");
    });
    expect((await full.app.inject("/readyz")).json().msg).toBe("the disk is full");
    // A probe counts for a second, and the next one has nothing new to say.
    await waitUntil(async () => {
      await expectReadiness(full, 503);
      expect(probes).toBeGreaterThan(1);
    });
    cause = null;
    await waitUntil(() => expectReadiness(full, 200));
    await full.close();
    const told = lines
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => /ready/.test(msg))
      .map(({ level, msg, err }) => [level, msg, err?.message]);
    expect(told).toEqual([
      [50, "not ready: the disk is full", "under 200 MB are free"],
      [30, "ready again", undefined],
    ]);
  });

  it("says in time that database and storage are silent, and still gives its metrics", async () => {
    const never = () => new Promise<never>(() => {});
    const silent = await startApp({
      env: { METRICS_TOKEN: "let-me-see-metrics" },
      change: ({ pool, storage, deliveries }) => ({
        pool: { ...pool, warm: async () => {} },
        probeDatabase: never,
        storage: { ...storage, probe: never },
        deliveries: { ...deliveries, count: never },
      }),
    });
    const headers = { authorization: "Bearer let-me-see-metrics" };
    const startedAt = performance.now();
    const [ready, metrics] = await Promise.all([
      silent.app.inject("/readyz"),
      silent.app.inject({ url: "/metrics", headers }),
    ]);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    expect([ready.statusCode, ready.json().msg]).toEqual([503, "database does not answer"]);
    expect(metrics.body).toMatch(/^photo_ready 0$/m);
    expect(metrics.body).toMatch(/^photo_undelivered_messages Nan$/m);
    await silent.close();
  });

  it("warns once of a proxy that TRUST_PROXY does not name", async () => {
    const warnings = async (proxies: string) => {
      const { lines, logger } = logged();
      const { app, close } = await startApp({ env: { TRUST_PROXY: proxies }, logger });
      for (const url of ["/healthz", `/v5/passport/lang?${query()}`, `/v5/passport/lang?${query()}`])
        await app.inject({ url, headers: { "x-forwarded-for": "192.0.2.7" } });
      await close();
      return lines.filter((line) => line.includes("TRUST_PROXY"));
    };
    expect(await warnings("1")).toEqual([]);
    const [warning, ...others] = await warnings("0");
    expect([JSON.parse(warning!).level, others]).toEqual([40, []]);
    expect(warning).not.toContain("192.0.2.7");
  });

  it("does not take a client that hangs up for a fault of its own", async () => {
    const { lines, logger } = logged();
    const { app, close } = await startApp({ env: { DRAIN_SECONDS: "0" }, logger });
    const address = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
    const token = await login(app);
    const head = `POST /v5/passport/feedback?${query()} HTTP/1.1\r\nHost: a\r\ntoken: ${token}\r\n`;
    const socket = connect(Number(address.port), "127.0.0.1", () =>
      socket.end(`${head}content-type: application/json\r\ncontent-length: 99\r\n\r\n{"message":`),
    );
    await once(socket.resume(), "close");
    expect((await app.inject("/healthz")).statusCode).toBe(200);
    await close();
    expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });

  it("logs what was answered, without query, token, address or words of a visitor", async () => {
    const { lines, logger } = logged();
    const { app, close } = await startApp({ logger });
    const token = await login(app);
    await app.inject({
      method: "POST",
      url: `/v5/passport/feedback?${query()}`,
      headers: { token, "x-request-id": "from-the-proxy-1" },
      payload: { message: "my words", email: "visitor@example.org" },
    });
    await app.inject(`/v5/passport/template?${query({ lang: "xx" })}`);
    // Status 200, as the contract has it.
    await app.inject({
      method: "POST",
      url: `/v5/passport/feedback?${query()}`,
      headers: { token: "nobodys" },
      payload: { message: "my words", email: "visitor@example.org" },
    });
    for (const probe of ["/healthz", "/readyz", "/readyz/process", "/metrics"]) await app.inject(probe);
    await close();
    const log = lines.join("");
    expect(log).not.toMatch(/"route":"\/(healthz|readyz|metrics)/);
    expect(log).toContain('"route":"/v5/passport/feedback","status":200,"elapsedMs"');
    expect(log).toContain('"route":"/v5/passport/template","status":400,"code":400,');
    expect(log).toContain('"status":200,"code":403,');
    expect(log).toContain("from-the-proxy-1");
    for (const secret of [deviceId, token, "my words", "visitor@example.org", "timestamp"])
      expect(log).not.toContain(secret);
  });
});
