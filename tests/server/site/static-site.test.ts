import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { siteUnderWayFile } from "../../../contract/site/site-paths";
import { costOf } from "../../timing";
import { startApp, type TestApp } from "../start-app";

const script = "app-0123456789abcdef0123.js";
const longPage = `<p>${"long ".repeat(1_000)}</p>`;
const site: Record<string, string | Buffer> = {
  "index.html": "<p>home</p>",
  "long/index.html": longPage,
  "long/index.html.br": brotliCompressSync(longPage),
  "long/index.html.gz": gzipSync(longPage),
  "404.html": "<p>not found</p>",
  "de/index.html": "<p>start</p>",
  "de/404/index.html": "<p>nicht gefunden</p>",
  "requirements/de-passport/index.html": "<p>35x45</p>",
  "page-data/index/page-data.json": "{}",
  "page-data/de/404/page-data.json": '{"path":"/de/404"}',
  [script]: "let aVeryLongName = 1;".repeat(100),
  [`${script}.br`]: brotliCompressSync(Buffer.from("let aVeryLongName = 1;".repeat(100))),
  "static/model-abc.webp": "picture",
  "favicon.svg": "<svg/>",
  _redirects: `/guide/old /guide/new 301
/de/guide/old /de/guide/new 301
/en / 301
/en/* /:splat 301
/fr /fr-fr 301
/fr/* /fr-fr/:splat 301
`,
};

describe("the built site", () => {
  let server: TestApp;
  let publicDir: string;
  beforeAll(async () => {
    publicDir = await mkdtemp(join(tmpdir(), "photo-site-"));
    for (const [name, content] of Object.entries(site)) {
      await mkdir(dirname(join(publicDir, name)), { recursive: true });
      await writeFile(join(publicDir, name), content);
    }
    await writeFile(`${publicDir}-secret`, "not for you");
    server = await startApp({ env: { PUBLIC_DIR: publicDir } });
  });
  afterAll(async () => {
    await server.close();
    await rm(publicDir, { recursive: true });
    await rm(`${publicDir}-secret`);
  });

  const get = (url: string, headers = {}) => server.app.inject({ url, headers });

  it.each([
    ["/", "<p>home</p>"],
    ["/de", "<p>start</p>"],
    ["/requirements/de-passport", "<p>35x45</p>"],
    ["/de?from=mail", "<p>start</p>"],
  ])("serves the page %s, to be asked about each time", async (url, body) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([200, body]);
    expect(answer.headers["content-type"]).toMatch(/^text\/html; ?charset=utf-8$/i);
    expect(answer.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    const again = await get(url, { "if-none-match": String(answer.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    ["/guide/old", "/guide/new"],
    ["/de/guide/old?from=mail", "/de/guide/new?from=mail"],
    ["/guide/old/", "/guide/old"],
    ["/fr?from=mail", "/fr-fr?from=mail"],
    ["/fr/requirements/fr-passport", "/fr-fr/requirements/fr-passport"],
    ["/en//example.org", "/example.org"],
    ["/en/\\\\example.org", "/example.org"],
    ["/en/guide/a$&b", "/guide/a$&b"],
  ])("leads from %s to %s for good", async (url, to) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, to]);
  });

  it.each([
    [`/${script}`, "public, max-age=31536000, immutable"],
    ["/static/model-abc.webp", "public, max-age=31536000, immutable"],
    ["/page-data/index/page-data.json", "public, max-age=0, must-revalidate"],
    ["/favicon.svg", "public, max-age=86400"],
  ])("lets %s be cached as its name allows", async (url, cacheControl) => {
    expect((await get(url)).headers["cache-control"]).toBe(cacheControl);
  });

  it("the API's page leads back to the site", async () => {
    expect((await server.app.inject("/docs")).body).toContain('<a href="/">Open Passport Photo</a>');
  });

  it("sends the policy that the build wrote, and the next build's", async () => {
    const policy = async () => (await get("/de")).headers["content-security-policy"];
    expect(await policy()).toBe("frame-ancestors 'self'");
    const file = join(publicDir, "content-security-policy.txt");
    for (const written of ["script-src 'self' 'sha256-one'", "script-src 'self' 'sha256-other'"]) {
      await writeFile(file, `${written}\n`);
      expect(await policy()).toBe(`${written}; frame-ancestors 'self'`);
    }
    await rm(file);
    const { headers } = await get("/");
    expect(headers["permissions-policy"]).toContain("camera=(self)");
  });

  it("lets only its own site show a page in a frame, and those that FRAME_ORIGINS names", async () => {
    const { headers } = await get("/no-such-page");
    expect(headers["content-security-policy"]).toBe("frame-ancestors 'self'");
    expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
    const embedded = await startApp({
      env: { PUBLIC_DIR: publicDir, FRAME_ORIGINS: "https://*.example.org http://localhost:3000" },
    });
    const file = join(publicDir, "content-security-policy.txt");
    await writeFile(file, "default-src 'self'; frame-ancestors 'self'; object-src 'none'\n");
    const answer = await embedded.app.inject({ url: "/de" });
    expect(answer.headers["content-security-policy"]).toBe(
      "default-src 'self'; object-src 'none'; frame-ancestors 'self' https://*.example.org http://localhost:3000",
    );
    expect(answer.headers["x-frame-options"]).toBeUndefined();
    await rm(file);
    await embedded.close();
  });

  it("sends what was compressed beforehand", async () => {
    const answer = await get(`/${script}`, { "accept-encoding": "gzip, br" });
    expect(answer.headers).toMatchObject({
      "content-encoding": "br",
      "cache-control": expect.stringContaining("immutable"),
    });
    expect(answer.headers["content-type"]).toMatch(/javascript/);
    expect(answer.rawPayload).toEqual(site[`${script}.br`]);
  });

  it("sends a page in the form that the reader can take, and says that it depends on that", async () => {
    const plain = site["long/index.html"] as string;
    const br = await get("/long", { "accept-encoding": "gzip, br" });
    expect(br.headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
    expect(br.headers["content-type"]).toMatch(/^text\/html/);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain);
    const gzip = await get("/long", { "accept-encoding": "gzip" });
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain);
    expect((await get("/long")).body).toBe(plain);
    const again = await get("/long", { "accept-encoding": "br", "if-none-match": String(br.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  it("packs for a reader of gzip alone what the build has in Brotli only", async () => {
    const answer = await get(`/${script}`, { "accept-encoding": "gzip;q=1, identity;q=0.5" });
    expect(answer.headers).toMatchObject({ "content-encoding": "gzip", vary: "accept-encoding" });
    expect(answer.headers["content-length"]).toBe(String(answer.rawPayload.length));
    expect(answer.headers["accept-ranges"]).toBeUndefined();
    expect(answer.headers["content-type"]).toMatch(/javascript/);
    expect(gunzipSync(answer.rawPayload).toString()).toBe(site[script]);
    // The same file by another spelling of its address, now from memory.
    const packed = await get(`/${script.replace("a", "%61")}`, { "accept-encoding": "gzip" });
    expect(packed.rawPayload.equals(answer.rawPayload)).toBe(true);
    const etag = String(answer.headers.etag);
    const again = await get(`/${script}`, { "accept-encoding": "gzip", "if-none-match": etag });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    for (const accepted of ["", "gzip;q=0", "identity"]) {
      const plain = await get(`/${script}`, { "accept-encoding": accepted });
      expect([accepted, plain.headers["content-encoding"], plain.body]).toEqual([
        accepted,
        undefined,
        site[script],
      ]);
    }
    const part = await get(`/${script}`, { "accept-encoding": "gzip", range: "bytes=0-9" });
    expect([part.statusCode, part.headers["content-encoding"], part.body]).toEqual([
      206,
      undefined,
      "let aVeryL",
    ]);
    const head = await server.app.inject({
      method: "HEAD",
      url: `/${script}`,
      headers: { "accept-encoding": "gzip" },
    });
    expect([head.statusCode, head.headers["content-encoding"], head.body]).toEqual([200, "gzip", ""]);
    const picture = await get("/static/model-abc.webp", { "accept-encoding": "gzip" });
    expect([picture.headers["content-encoding"], picture.body]).toEqual([undefined, "picture"]);
  });

  it("sends as it is what the build has not compressed", async () => {
    const answer = await get("/favicon.svg", { "accept-encoding": "gzip, br" });
    expect(answer.headers["content-encoding"]).toBeUndefined();
    expect(answer.body).toBe("<svg/>");
  });

  it.each([
    ["/de/", "/de"],
    ["/requirements/de-passport/?a=b&c=/", "/requirements/de-passport?a=b&c=/"],
    ["//example.org/", "/example.org"],
  ])("redirects %s once to %s", async (url, location) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, location]);
  });

  it("redirects a path with many slashes as fast as any other", async () => {
    const path = `/a${"/".repeat(15_900)}b`;
    const { result, cost } = await costOf(async () => {
      for (let turn = 0; turn < 20; turn++) await get(`${path}/`);
      return get(`${path}/`);
    });
    expect([result.statusCode, result.headers.location]).toEqual([301, path]);
    expect(cost).toBeLessThan(30);
  });

  it.each([
    ["/no-such-page", "<p>not found</p>"],
    ["/de/requirements/size/34x45mm", "<p>nicht gefunden</p>"],
    ["/jp/no-such-page", "<p>not found</p>"],
    ["/xx/no-such-page", "<p>not found</p>"],
  ])("answers %s with 404 and the page of its language", async (url, body) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([404, body]);
    expect((await get(url, { "if-none-match": "*" })).statusCode).toBe(404);
  });

  it("gives the data of a language's 404 page for an unknown address in that language, and only there", async () => {
    const known = await get("/page-data/de/no/such/page/page-data.json");
    expect([known.statusCode, known.json()]).toEqual([200, { path: "/de/404", matchPath: "/de/*" }]);
    expect((await get("/page-data/no-such-page/page-data.json")).statusCode).toBe(404);
    expect((await get("/page-data/jp/no-such-page/page-data.json")).statusCode).toBe(404);
  });

  it("says of pages of a language that is still being built that they are, and loads them again", async () => {
    const file = join(publicDir, siteUnderWayFile);
    await writeFile(file, "");
    const waiting = await get("/jp/guide/us-passport");
    expect(waiting.statusCode).toBe(503);
    expect(waiting.headers).toMatchObject({ "retry-after": "5", "cache-control": "no-store" });
    expect(waiting.body).toContain('<meta http-equiv="refresh" content="5">');
    expect(waiting.body).toContain('<span lang="ja">日本語</span>');
    expect(waiting.body).toContain('<a href="/guide/us-passport">');
    expect((await get("/jp")).body).toContain('<a href="/">');
    expect((await get('/jp/guide/"><b>')).body).not.toContain('"><b>');
    expect((await get("/page-data/jp/guide/page-data.json")).statusCode).toBe(503);
    // English is there first; and a page that is there is shown.
    expect((await get("/no-such-page")).statusCode).toBe(404);
    expect((await get("/de")).statusCode).toBe(200);
    await rm(file);
    expect((await get("/jp/guide/us-passport")).statusCode).toBe(404);
  });

  it("follows the redirects that the next build has written", async () => {
    const file = join(publicDir, "_redirects");
    await writeFile(file, `${site._redirects}/blog/old /blog/new 301\n`);
    expect((await get("/blog/old")).headers.location).toBe("/blog/new");
    await writeFile(file, site._redirects as string);
    expect((await get("/blog/old")).statusCode).toBe(404);
  });

  it("limits the files per minute and address, but not the health checks", async () => {
    const limited = await startApp({
      env: { PUBLIC_DIR: publicDir, SITE_FILES_PER_MINUTE: "2", TRUST_PROXY: "1" },
    });
    const ask = async (url: string, address: string) =>
      limited.app.inject({ url, headers: { "x-forwarded-for": address } });
    const statuses = [];
    for (const url of ["/", "/no-such-page", "/de"]) statuses.push((await ask(url, "1.1.1.1")).statusCode);
    expect(statuses).toEqual([200, 404, 429]);
    const refused = await ask("/de", "1.1.1.1");
    expect(refused.json()).toEqual({ code: 429, data: null, msg: "too many calls, please wait" });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await ask("/de", "2.2.2.2")).statusCode).toBe(200);
    expect((await ask("/healthz", "1.1.1.1")).statusCode).toBe(200);
    await limited.close();
  });

  it("stays inside its folder", async () => {
    const name = encodeURIComponent(`../${publicDir.split("/").pop()}-secret`);
    for (const url of [
      `/${name}`,
      "/%2e%2e/%2e%2e/etc/passwd",
      "/de/..%2f..%2f..%2fetc%2fpasswd",
      "/%00",
      "/..%5c..%5cetc",
    ]) {
      const answer = await get(url);
      expect([url, answer.statusCode]).toEqual([url, 404]);
      expect(answer.body).not.toContain("not for you");
    }
  });

  it("leaves the API its answers", async () => {
    const msg = "not found. /openapi.json lists all calls";
    expect((await get("/v5/no/such/call")).json()).toEqual({ code: 404, data: null, msg });
    expect((await get("/site/nothing")).json().code).toBe(404);
    const wrongMethod = await get("/v5/card/mask");
    expect([wrongMethod.json().code, wrongMethod.headers.allow]).toEqual([405, "POST"]);
    expect((await server.app.inject({ method: "POST", url: "/de" })).json().code).toBe(404);
    expect((await get("/healthz")).json().code).toBe(0);
  });
});
