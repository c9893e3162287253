import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import { drawJpeg } from "../fixtures/pictures";
import { login, query, startApp, storedFiles, type TestApp, upload } from "./start-app";

/**
 * What an attacker tries: names, sessions, other sites. Elsewhere: paths and names that were never issued, and files that are
 * too large (`bad-input`), another session's file (`routes/image-file`), bodies and fields (`costly-bodies`), bombs (`bombs`),
 * smuggled requests, long headers and invented addresses (`abuse`), the site's own paths (`site/static-site`).
 */
describe("security", () => {
  let server: TestApp;
  let token: string;
  let nowMs = Date.now();
  beforeAll(async () => {
    server = await startApp({ now: () => nowMs });
    token = await login(server.app);
  });
  afterAll(() => server.close());

  const boundary = "b";
  /** A form as no browser would write it. */
  const sendFile = (bytes: Buffer, disposition: string, type = "image/jpeg") =>
    server.app.inject({
      method: "POST",
      url: `/v5/image/upload?${query({ lang: "zh" })}`,
      headers: { token, "content-type": `multipart/form-data; boundary=${boundary}` },
      payload: Buffer.concat([
        Buffer.from(
          `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\ncontent-type: ${type}\r\n\r\n`,
        ),
        bytes,
        Buffer.from(`\r\n--${boundary}--\r\n`),
      ]),
    });

  it.each([
    ["a path", 'name="file"; filename="../../../etc/cron.d/x.jpg"'],
    ["line breaks", 'name="file"; filename="a.jpg%0d%0aset-cookie: a=b"'],
    ["a quote and a header", 'name="file"; filename="a\\".jpg; x=\\""'],
    ["an encoded name", `name="file"; filename="a.jpg"; filename*=utf-8''a%0d%0aX-Evil%3A%201.jpg`],
  ])("a file name with %s names nothing and stands in no header", async (_name, disposition) => {
    const stored = storedFiles(server.dataDir).length;
    const answer = await sendFile(await drawJpeg(70 + stored, 70), disposition);
    const { fileName, url } = answer.json().data;
    expect(fileName).toMatch(/^[0-9a-f]{32}\.jpg$/);
    const shown = await server.app.inject({ url: `${url}&download=1` });
    expect(shown.headers["content-disposition"]).toBe('attachment; filename="photo.jpg"');
    expect(Object.keys(shown.headers)).not.toEqual(expect.arrayContaining(["set-cookie"]));
    expect(JSON.stringify(shown.headers).toLowerCase()).not.toContain("evil");
  });

  it("an SVG that calls itself a.jpg is no picture", async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const stored = storedFiles(server.dataDir);
    expect((await sendFile(svg, 'name="file"; filename="a.jpg"')).statusCode).toBe(415);
    expect(storedFiles(server.dataDir)).toEqual(stored);
  });

  it("where a photo was taken is in no file that is kept", async () => {
    const located = await sharp(await drawJpeg(80, 80))
      .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } })
      .jpeg()
      .toBuffer();
    expect((await sharp(located).metadata()).exif).toBeDefined();
    const { url } = (await upload(server.app, token, located)).json().data;
    expect((await sharp((await server.app.inject(url)).rawPayload).metadata()).exif).toBeUndefined();
  });

  it("a link that has expired shows nothing", async () => {
    const { url } = (await upload(server.app, token, await drawJpeg(81, 81))).json().data;
    expect((await server.app.inject(url)).statusCode).toBe(200);
    nowMs += 61 * 60_000;
    expect((await server.app.inject(url)).json()).toMatchObject({ code: 403, data: null });
  });

  it("after logout the token is nobody's, and what it stored is gone", async () => {
    const own = await login(server.app);
    const kept = storedFiles(server.dataDir);
    const { url, fileName } = (await upload(server.app, own, await drawJpeg(82, 82))).json().data;
    const logout = () =>
      server.app.inject({ method: "POST", url: `/site/logout?${query()}`, headers: { token: own } });
    expect((await logout()).json()).toEqual({ code: 0, data: null, msg: "ok" });
    expect((await logout()).json().code).toBe(403);
    const shown = await server.app.inject({
      url: `/v5/image/check?${query({ fileName })}`,
      headers: { token: own },
    });
    expect(shown.json().code).toBe(403);
    expect((await server.app.inject(url)).statusCode).toBe(404);
    expect(storedFiles(server.dataDir)).toEqual(kept);
    expect((await upload(server.app, token, await drawJpeg(83, 83))).json().code).toBe(0);
  });

  it("another site can send nothing in a visitor's name: no cookie, and a token in the header alone", async () => {
    const { headers } = await server.app.inject({ method: "POST", url: `/site/loginByDeviceId?${query()}` });
    expect(headers["set-cookie"]).toBeUndefined();
    const message = { message: "Hello", email: "a@example.org" };
    const elsewhere = [
      { url: `/v5/passport/feedback?${query({ token })}`, headers: {}, payload: message },
      { url: `/v5/passport/feedback?${query()}`, headers: { cookie: `token=${token}` }, payload: message },
      { url: `/v5/passport/feedback?${query()}`, headers: {}, payload: { ...message, token } },
    ];
    for (const request of elsewhere) {
      const answer = await server.app.inject({ method: "POST", ...request });
      expect(answer.json()).toMatchObject({ code: 403, data: null });
      expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
    }
    // What a form of another site can send without asking first is not even read.
    const plain = await server.app.inject({
      method: "POST",
      url: `/v5/passport/feedback?${query()}`,
      headers: { token, "content-type": "text/plain" },
      payload: JSON.stringify(message),
    });
    expect(plain.statusCode).toBe(415);
    const preflight = await server.app.inject({
      method: "OPTIONS",
      url: `/v5/passport/feedback?${query()}`,
      headers: { origin: "https://evil.example", "access-control-request-headers": "token" },
    });
    expect(preflight.headers["access-control-allow-headers"]).toBeUndefined();
  });
});
