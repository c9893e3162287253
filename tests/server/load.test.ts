import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "@jest/globals";
import { makePhotoPool } from "../../photo/node/photo-pool";
import { drawJpeg } from "../fixtures/pictures";
import { drawPortrait } from "../fixtures/portraits/draw-portrait";
import { waitUntil } from "../wait-until";
import { enginePool } from "./engine-pool";
import {
  login,
  postForm,
  query,
  type StartOptions,
  startApp,
  storedFiles,
  type TestApp,
  upload,
} from "./start-app";

let server: TestApp;
async function start(options: StartOptions) {
  server = await startApp(options);
  return server.app;
}
afterEach(() => server.close());

async function addressOf(app: TestApp["app"]): Promise<string> {
  await app.listen({ port: 0, host: "127.0.0.1" });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

const card = (fileName: string) => ({
  method: "POST" as const,
  url: `/v5/card/mask?${query()}`,
  payload: { fileName, urlPath: "de-passport" },
});

describe("under load", () => {
  it("answers 429 with Retry-After in the envelope, per kind of call", async () => {
    const app = await start({ env: { LOGINS_PER_MINUTE: "2" } });
    await login(app);
    await login(app);
    const answer = await app.inject({ method: "POST", url: `/site/loginByDeviceId?${query()}` });
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toEqual({ code: 429, data: null, msg: "too many calls, please wait" });
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect((await app.inject(`/v5/passport/lang?${query()}`)).statusCode).toBe(200);
    expect((await app.inject("/healthz")).statusCode).toBe(200);
  });

  it("answers 503 with Retry-After when the photo queue is full, and keeps only what it took", async () => {
    const pool = makePhotoPool({ workers: 1, maxQueue: 1 });
    const app = await start({ pool });
    const token = await login(app);
    const pictures = await Promise.all([61, 62, 63, 64, 65, 66].map((edgePx) => drawJpeg(edgePx, edgePx)));
    const answers = await Promise.all(pictures.map((picture) => upload(app, token, picture)));
    const taken = answers.filter((answer) => answer.statusCode === 200);
    const refused = answers.filter((answer) => answer.statusCode === 503);
    expect(taken.length).toBeGreaterThan(0);
    expect(refused.length).toBeGreaterThan(0);
    expect(taken.length + refused.length).toBe(answers.length);
    for (const answer of refused) {
      expect(answer.json()).toMatchObject({ code: 503, data: null });
      expect(answer.headers["retry-after"]).toBe("5");
    }
    expect(storedFiles(server.dataDir)).toHaveLength(taken.length);
    await pool.close();
  });

  it("holds a photo until there is room, before its body is read, and counts it only then", async () => {
    let hasRoom = false;
    const pool = { ...enginePool, hasRoom: () => hasRoom };
    const app = await start({ pool, env: { PHOTOS_PER_MINUTE: "1" } });
    const token = await login(app);
    const picture = await drawJpeg();
    const refused = await upload(app, token, picture);
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "5"]);
    expect(refused.json()).toMatchObject({ code: 503, msg: "too many photos at once, please try again" });
    const held = upload(app, token, picture);
    const call = app.inject(`/v5/passport/lang?${query()}`);
    expect((await call).statusCode).toBe(200);
    hasRoom = true;
    expect((await held).json().code).toBe(0);
  });

  it("makes as many photos for clients that ask again at once, and loses no upload", async () => {
    const pool = makePhotoPool({ workers: 1, maxQueue: 6 });
    const app = await start({ pool: { ...pool, warm: async () => {} } });
    await pool.warm();
    const token = await login(app);
    const picture = await drawPortrait().jpeg();
    const statuses: number[] = [];
    const made = () => statuses.filter((status) => status === 200).length;
    const hammer = async () => {
      while (made() < 4) {
        const form = { fields: { urlPath: "de-passport" }, file: picture };
        statuses.push((await postForm(app, "/v5/photo/make", token, form)).statusCode);
      }
    };
    await Promise.all(Array.from({ length: 12 }, hammer));
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    // The models were loaded by one job, and each photo is two.
    expect(pool.stats().completed).toBe(1 + 2 * made());
    await pool.close();
  });

  it("gives up a photo that nobody waits for any more", async () => {
    let signal: AbortSignal | undefined;
    const app = await start({
      change: ({ pool }) => ({
        pool: {
          ...pool,
          makePhoto: (request, given) => {
            signal = given?.signal;
            return enginePool.makePhoto(request, given);
          },
        },
      }),
    });
    const token = await login(app);
    const { fileName } = (
      await upload(
        app,
        token,
        await drawPortrait({ widthPx: 1500, heightPx: 2000, headHeightPx: 840 }).jpeg(),
      )
    ).json().data;
    const before = storedFiles(server.dataDir).length;
    const client = new AbortController();
    const { payload, ...call } = card(fileName);
    const request = fetch(`${await addressOf(app)}${call.url}`, {
      method: "POST",
      headers: { token, "content-type": "application/json" },
      body: JSON.stringify(payload),
      signal: client.signal,
    });
    await waitUntil(() => expect(signal).toBeDefined());
    expect(signal?.aborted).toBe(false);
    client.abort();
    await expect(request).rejects.toThrow();
    await waitUntil(() => expect(signal?.aborted).toBe(true));
    expect(storedFiles(server.dataDir)).toHaveLength(before);
    const next = await app.inject({ ...card(fileName), headers: { token } });
    expect(next.json().code).toBe(0);
  });

  it("finishes what runs before it closes, and is gone soon after", async () => {
    const app = await start({});
    const token = await login(app);
    const { fileName } = (
      await upload(
        app,
        token,
        await drawPortrait({ widthPx: 1500, heightPx: 2000, headHeightPx: 840 }).jpeg(),
      )
    ).json().data;
    const address = await addressOf(app);
    const { payload, url } = card(fileName);
    const running = fetch(`${address}${url}`, {
      method: "POST",
      headers: { token, "content-type": "application/json" },
      body: JSON.stringify(payload),
    });
    await waitUntil(() => expect(server.deps.pool.stats().running).toBe(1));
    const closing = app.close();
    expect(await (await running).json()).toMatchObject({ code: 0 });
    const startedMs = Date.now();
    await closing;
    expect(Date.now() - startedMs).toBeLessThan(5_000);
    await expect(fetch(address)).rejects.toThrow();
  });

  it("lets named origins call, and no other", async () => {
    const app = await start({ env: { CORS_ORIGINS: "https://photo.example.org" } });
    const ask = (origin: string) => {
      const headers = { origin, "access-control-request-method": "POST" };
      return app.inject({ method: "OPTIONS", url: `/v5/card/mask?${query()}`, headers });
    };
    const allowed = await ask("https://photo.example.org");
    expect(allowed.statusCode).toBe(204);
    expect(allowed.headers["access-control-allow-origin"]).toBe("https://photo.example.org");
    expect(allowed.headers["access-control-allow-headers"]).toBe(
      "token, content-type, idempotency-key, x-request-id",
    );
    const other = await ask("https://evil.example");
    expect(other.headers["access-control-allow-origin"]).toBeUndefined();
    expect([other.statusCode, other.json().msg]).toEqual([405, expect.stringContaining("CORS_ORIGINS")]);
    const read = await app.inject({
      url: `/v5/passport/lang?${query()}`,
      headers: { origin: "https://evil.example" },
    });
    expect([read.statusCode, read.headers.vary]).toEqual([200, expect.stringMatching(/origin/i)]);
    expect(read.headers["access-control-allow-origin"]).toBeUndefined();
  });

  it("lets a named origin read every header of an answer that is for clients", async () => {
    const origin = "https://photo.example.org";
    const app = await start({ env: { CORS_ORIGINS: origin, PHOTOS_PER_MINUTE: "1" } });
    const token = await login(app);
    const sent = await upload(app, token, await drawJpeg());
    const answers = await Promise.all([
      app.inject({ url: sent.json().data.url, headers: { origin } }),
      app.inject({ url: `/v5/passport/lang?${query()}`, headers: { origin } }),
      app.inject({ method: "POST", url: `/v5/card/mask?${query()}`, headers: { origin }, payload: {} }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
    // Those that any page may read (https://fetch.spec.whatwg.org/#cors-safelisted-response-header-name), and those for
    // browsers and proxies.
    const notForClients =
      /^(cache-control|content-(length|type|encoding|security-policy)|connection|date|transfer-encoding|vary|etag|last-modified|access-control-.*|x-content-type-options)$/;
    for (const { headers } of answers) {
      const exposed = String(headers["access-control-expose-headers"]).split(", ");
      const needed = Object.keys(headers).filter((name) => !notForClients.test(name));
      expect(exposed).toEqual(expect.arrayContaining(needed));
    }
  });

  it("lets a named origin read a refusal, and when to come again", async () => {
    const origin = "https://photo.example.org";
    const app = await start({ env: { CORS_ORIGINS: origin, PHOTOS_PER_MINUTE: "1" } });
    const photo = () =>
      app.inject({ method: "POST", url: `/v5/card/mask?${query()}`, headers: { origin }, payload: {} });
    await photo();
    const refused = await photo();
    expect([refused.statusCode, refused.headers["access-control-allow-origin"]]).toEqual([429, origin]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  });
});
