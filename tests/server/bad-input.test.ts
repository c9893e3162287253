import { crc32 } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { refusalWords } from "../../photo/core/file/image-refused";
import { maxBase64Bytes, maxBodyBytes, maxUploadBytes } from "../../server/uploads/limits";
import { drawJpeg, drawPicture, drawPng } from "../fixtures/pictures";
import { type Form, login, postForm, query, startApp, storedFiles, type TestApp, upload } from "./start-app";

/** A PNG that promises 300 megapixels and has none: its header alone must be enough to refuse it. */
function hugePng(): Buffer {
  const header = Buffer.alloc(17);
  header.write("IHDR");
  header.writeUInt32BE(20_000, 4);
  header.writeUInt32BE(15_000, 8);
  header.set([8, 2, 0, 0, 0], 12);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE((crc32 as unknown as (bytes: Buffer) => number)(header));
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    Buffer.from([0, 0, 0, 13]),
    header,
    sum,
    Buffer.from([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]),
  ]);
}

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
);

describe("bad input", () => {
  let server: TestApp;
  let token: string;
  beforeAll(async () => {
    server = await startApp();
    token = await login(server.app);
  });
  afterAll(() => server.close());

  const uploads: [name: string, status: number, message: string, bytes: () => Promise<Buffer> | Buffer][] = [
    ["0 bytes", 400, "file is empty", () => Buffer.alloc(0)],
    ["text", 415, "current image format not supported", () => Buffer.from("no picture at all")],
    ["an SVG", 415, "current image format not supported", () => svg],
    ["a GIF", 415, "current image format not supported", () => drawPicture().gif().toBuffer()],
    ["a TIFF", 415, "current image format not supported", () => drawPicture().tiff().toBuffer()],
    ["a JPEG that breaks off", 415, "the image is damaged", async () => (await drawJpeg()).subarray(0, 900)],
    [
      "a PNG that breaks off",
      415,
      "format conversion failed",
      async () => (await drawPng()).subarray(0, 600),
    ],
    ["a truncated JPEG", 415, "", async () => (await drawJpeg()).subarray(0, 900)],
    ["the beginning of a JPEG", 415, "", async () => (await drawJpeg()).subarray(0, 20)],
    ["300 megapixels", 413, "the image has too many pixels", hugePng],
    // The base64 call refuses the text that holds it.
    ["30 MB", 413, "", () => Buffer.alloc(30 * 1024 * 1024, 0xff)],
    ["a byte too much", 413, refusalWords["too-many-bytes"], () => Buffer.alloc(maxUploadBytes + 1, 0xff)],
  ];

  it.each(uploads)(
    "refuses %s with HTTP %i and leaves nothing on disk",
    async (_name, status, message, make) => {
      const bytes = await make();
      const answers = [
        await upload(server.app, token, bytes),
        await postForm(server.app, "/v5/media/upload", token, { file: bytes }),
        await server.app.inject({
          method: "POST",
          url: `/v5/image/upload/base64?${query()}`,
          headers: { token },
          payload: { file: `data:image/jpeg;base64,${bytes.toString("base64")}` },
        }),
      ];
      for (const answer of answers) {
        expect(answer.statusCode).toBe(status);
        expect(answer.json()).toMatchObject({ code: status, data: { checkStatus: -2 } });
        if (message) expect(answer.json().msg).toBe(message);
        expect(answer.json().data.errMsg).toBe(answer.json().msg);
      }
      expect(storedFiles(server.dataDir)).toEqual([]);
      expect(await server.deps.database.selectFrom("file").selectAll().execute()).toEqual([]);
    },
  );

  const forms: [name: string, form: Form][] = [
    ["no file part", { fields: { poi: 305 } }],
    ["a file part of another name", { file: svg, fileField: "evil" }],
    ["a digest of other bytes", { file: svg, fields: { digest: "0".repeat(64) } }],
    ["a digest that is none", { file: svg, fields: { digest: "../../etc/passwd" } }],
    ["riskyCheck=7", { file: svg, fields: { riskyCheck: 7 } }],
    ["width=wide", { file: svg, fields: { width: "wide" } }],
  ];

  it.each(forms)("refuses an upload with %s", async (name, form) => {
    const file = form.file && name.includes("bytes") ? await drawJpeg() : form.file;
    const answer = await postForm(server.app, "/v5/image/upload", token, { ...form, file });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().code).toBe(400);
    expect(storedFiles(server.dataDir)).toEqual([]);
  });

  it("refuses what only looks like a data URL", async () => {
    for (const file of ["", "https://example.org/x.jpg", "data:image/png,AAAA", "data:,"]) {
      const answer = await server.app.inject({
        method: "POST",
        url: `/v5/image/upload/base64?${query()}`,
        headers: { token },
        payload: { file },
      });
      expect(answer.statusCode).toBe(400);
    }
  });

  it.each([
    ["lang", { lang: "xx" }],
    ["lang that is a BCP 47 code, not ours", { lang: "ja" }],
    ["platform", { platform: 47 }],
    ["timestamp", { timestamp: "yesterday" }],
    ["deviceId", { deviceId: "short" }],
  ])("refuses a wrong %s on every call", async (_name, fields) => {
    const wrong = query(fields);
    const calls = [
      { method: "GET", url: `/v5/passport/template?${wrong}` },
      { method: "GET", url: `/v5/passport/lang?${wrong}` },
      { method: "POST", url: `/site/loginByDeviceId?${wrong}` },
      { method: "POST", url: `/v5/card/mask?${wrong}`, payload: { fileName: `${"0".repeat(32)}.jpg` } },
    ] as const;
    for (const call of calls) {
      const answer = await server.app.inject({ ...call, headers: { token } });
      expect([call.url, answer.statusCode, answer.json().code]).toEqual([call.url, 400, 400]);
    }
  });

  const cards = { fileName: `${"0".repeat(32)}.jpg`, urlPath: "de-passport" };
  const mistakes: [url: string, body: object, message: string][] = [
    [
      "/v5/card/mask",
      { ...cards, papr: "a4" },
      'body/papr is not a field of this call. Did you mean "paper"?',
    ],
    [
      "/v5/card/mask",
      { ...cards, lang: "de" },
      "body/lang is not a field of this call. It belongs in the query.",
    ],
    [
      "/v5/card/mask",
      { ...cards, answers: { glases: "none" } },
      'body/answers/glases is not a field of this call. Did you mean "glasses"?',
    ],
    [
      "/v5/card/mask",
      { ...cards, adjust: { scale: 1, dxMm: 0, dyMm: 0, rotateDeg: 0, turn: 1 } },
      "body/adjust/turn is not a field of this call. Possible are: scale, dxMm, dyMm, rotateDeg, lines.",
    ],
    [
      "/v5/card/mask",
      { ...cards, mode: "chek" },
      'body/mode must be one of make, check. Did you mean "check"?',
    ],
    ["/v5/card/mask", { ...cards, unit: "furlong" }, "body/unit must be one of px, mm, inch"],
    ["/v5/image/segment/url", { fileName: cards.fileName, segmentType: 4 }, "body/segmentType must be 3"],
    [
      "/v5/image/upload/base64",
      { file: "data:,", riskCheck: 1 },
      'body/riskCheck is not a field of this call. Did you mean "riskyCheck"?',
    ],
    ["/v5/image/upload/base64", { file: "data:,", riskyCheck: "yes" }, "body/riskyCheck must be one of 0, 1"],
    ["/v5/media/upload/base64", { file: "data:,", mediaType: "video" }, "body/mediaType must be image"],
    [
      "/v5/passport/feedback",
      { massage: "hello", email: "a@example.org" },
      'body/massage is not a field of this call. Did you mean "message"?',
    ],
    [
      "/v5/pairing",
      { files: [{ fileName: cards.fileName, name: "a.jpg", nam: "b" }] },
      'body/files/0/nam is not a field of this call. Did you mean "name"?',
    ],
    [
      "/v5/photo/outcome",
      { code: "de-passport-7k3m9q2xm9g1h0ra8wz", outcome: "acepted" },
      'body/outcome must be one of accepted, refused, unused. Did you mean "accepted"?',
    ],
  ];

  it.each(mistakes)("names what was meant or what is possible: %s %j", async (url, payload, msg) => {
    const request = { method: "POST", url: `${url}?${query()}`, headers: { token }, payload } as const;
    const answer = await server.app.inject(request);
    expect([answer.statusCode, answer.json()]).toEqual([400, { code: 400, data: null, msg }]);
  });

  it("says the same of the fields of a form", async () => {
    const form = { file: await drawJpeg(), fields: { poy: 305 } };
    for (const url of ["/v5/image/upload", "/v5/media/upload"])
      expect((await postForm(server.app, url, token, form)).json().msg).toBe(
        'body/poy is not a field of this call. Did you mean "poi"?',
      );
  });

  it("says where the picture goes", async () => {
    const jpeg = await drawJpeg();
    const url = `/v5/photo/make?${query()}`;
    const sent = async (payload: FormData | object) =>
      (await server.app.inject({ method: "POST", url, headers: { token }, payload })).json().msg;
    const form = (...names: string[]) => {
      const parts = new FormData();
      parts.set("urlPath", "de-passport");
      for (const name of names) parts.append(name, new Blob([new Uint8Array(jpeg)]), "photo.jpg");
      return parts;
    };
    expect(await sent(form("photo"))).toBe(
      "body/photo is not the file of this call: the picture goes in body/file",
    );
    expect(await sent(form("file", "file"))).toBe("the form has more than one file: one goes in body/file");
    const twice = form("file");
    twice.append("urlPath", "fr-passport");
    expect(await sent(twice)).toBe("body/urlPath is in the form twice");
    expect(await sent({ urlPath: "de-passport" })).toBe(
      "the body must be a form (multipart/form-data) with the picture in file",
    );
    expect(await sent(form())).toBe("file is empty");
  });

  it.each([
    ["/v5/photo/make", 400, "the body must be a form (multipart/form-data) with the picture in file"],
    ["/v5/card/mask", 415, "the body must be JSON (application/json) or a form"],
  ] as const)(
    "says of a picture that is the body of %s what the body must be",
    async (path, status, said) => {
      const headers = { token, "content-type": "image/jpeg" };
      const payload = await drawJpeg();
      const { statusCode, body } = await server.app.inject({ method: "POST", url: path, headers, payload });
      expect([statusCode, JSON.parse(body).msg]).toEqual([status, said]);
    },
  );

  it.each([
    ["es", "spa"],
    ["ja", "jp"],
    ["Frr-fr", "fr-fr"],
    ["german", "de"],
  ])("leads from the language %s to ours", async (lang, code) => {
    const { msg } = (await server.app.inject(`/v5/passport/lang?${query({ lang })}`)).json();
    expect(msg).toMatch(/^querystring\/lang must be one of en, ara, /);
    expect(msg).toMatch(new RegExp(`\\. Did you mean "${code}"\\?$`));
  });

  it("leads from the name of a language to the words of checks in it, and from a misspelt path to a call", async () => {
    const url = `/v5/card/mask?${query({ words: "german" })}`;
    const payload = { fileName: `${"0".repeat(32)}.jpg`, urlPath: "de-passport" };
    const wrong = await server.app.inject({ method: "POST", url, headers: { token }, payload });
    expect(wrong.json().msg).toMatch(/^querystring\/words must be one of en, ar, .*\. Did you mean "de"\?$/);
    for (const [path, call] of [
      ["/v5/passport/templat", "/v5/passport/template"],
      ["/v5/photo/make/", "/v5/photo/make"],
      ["/site/loginByDeviceID", "/site/loginByDeviceId"],
    ] as const) {
      const { statusCode, body } = await server.app.inject({ method: "POST", url: path });
      expect([statusCode, JSON.parse(body).msg]).toEqual([404, `not found. Did you mean "${call}"?`]);
    }
  });

  it("names a body that is missing", async () => {
    const sent = async (url: string) =>
      (await server.app.inject({ method: "POST", url: `${url}?${query()}`, headers: { token } })).json().msg;
    expect(await sent("/v5/card/mask")).toBe("the body is missing");
    expect(await sent("/v5/photo/make")).toBe(
      "the body must be a form (multipart/form-data) with the picture in file",
    );
  });

  it("names the nearest document, wherever one is named", async () => {
    const jpeg = await drawJpeg();
    const { fileName } = (await upload(server.app, token, jpeg)).json().data;
    const wrong = query({ urlPath: "de-pasport" });
    const card = { method: "POST", url: `/v5/card/mask?${query()}`, headers: { token } } as const;
    const form = { file: jpeg, fields: { urlPath: "de-pasport" } };
    for (const answer of [
      await server.app.inject(`/v5/passport/template/detail?${wrong}`),
      await server.app.inject(`/v5/photo/outcome?${wrong}`),
      await server.app.inject({ ...card, payload: { fileName, urlPath: "de-pasport" } }),
      await postForm(server.app, "/v5/card/signature", token, form),
    ])
      expect([answer.statusCode, answer.json().msg]).toEqual([
        404,
        'no document de-pasport. Did you mean "de-passport"?',
      ]);
    const far = await server.app.inject(
      `/v5/passport/template/detail?${query({ urlPath: "none-at-all-like-it" })}`,
    );
    expect(far.json().msg).toBe("no document none-at-all-like-it");
  });

  it.each([
    ["GET", "/v5/passport/template", "contry", 'Did you mean "country"?'],
    ["GET", "/v5/passport/lang", "Lang", 'Did you mean "lang"?'],
    ["POST", "/v5/card/mask", "wrds", 'Did you mean "words"?'],
    ["POST", "/v5/card/mask", "paper", "It belongs in the body."],
  ] as const)("refuses %s %s?%s: it would be ignored in silence", async (method, path, name, hint) => {
    const payload = { fileName: `${"0".repeat(32)}.jpg`, urlPath: "de-passport" };
    const url = `${path}?${query({ [name]: "a4" })}`;
    const call = method === "GET" ? { method, url } : { method, url, headers: { token }, payload };
    const { code, msg } = (await server.app.inject(call)).json();
    expect([code, msg]).toEqual([400, `querystring/${name} is not a field of this call's query. ${hint}`]);
  });

  it("takes a query with fields that it does not know, and an upload with a text beside its file", async () => {
    const unknown = query({ _: 1, utm_source: "mail", time: 3 });
    expect((await server.app.inject(`/v5/passport/lang?${unknown}`)).statusCode).toBe(200);
    // Fields of permanent media, too: a client may have one upload function for both.
    const fields = { name: "holiday.jpg", mediaType: "image", temporary: 0, ignoreRisky: 0 };
    const form = { file: await drawJpeg(), fields };
    const uploaded = await postForm(server.app, "/v5/image/upload", token, form);
    expect(uploaded.json().code).toBe(0);
    const url = `/v5/image/${uploaded.json().data.fileName}?${unknown}`;
    expect((await server.app.inject({ method: "DELETE", url, headers: { token } })).statusCode).toBe(200);
  });

  const hostileNames = [
    "../../etc/passwd",
    "..",
    "a.jpg",
    `${"0".repeat(32)}.svg`,
    `${"0".repeat(32)}.jpg/..`,
    "%00",
  ];

  it.each(hostileNames)("refuses the file name %j by its pattern", async (fileName) => {
    const inPath = encodeURIComponent(fileName);
    const calls = [
      { method: "GET", url: `/v5/image/check?${query({ fileName })}` },
      { method: "GET", url: `/v5/image/file/${inPath}?${query()}` },
      { method: "DELETE", url: `/v5/image/${inPath}?${query()}` },
      { method: "POST", url: `/v5/card/mask?${query()}`, payload: { fileName, urlPath: "de-passport" } },
      { method: "POST", url: `/v5/image/segment/url?${query()}`, payload: { fileName, segmentType: 3 } },
    ] as const;
    for (const call of calls) {
      const answer = await server.app.inject({ ...call, headers: { token } });
      // ".." alone is taken out of an address before any route sees it.
      expect([400, 404]).toContain(answer.statusCode);
      expect(answer.json()).toMatchObject({ code: answer.statusCode, data: null });
    }
  });

  it.each([
    ["GET", "/v5/card/mask", "POST"],
    ["GET", "/v5/image/upload", "POST"],
    ["OPTIONS", "/v5/card/mask", "POST"],
    ["POST", "/v5/passport/blog?lang=en", "GET, HEAD"],
    ["PUT", `/v5/image/${"0".repeat(32)}.jpg`, "DELETE"],
    ["POST", "/healthz", "GET, HEAD"],
  ] as const)(
    "names the methods of a path that does not have the one used: %s %s",
    async (method, url, allow) => {
      const answer = await server.app.inject({ method, url });
      expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow]);
      expect(answer.json()).toEqual({
        code: 405,
        data: null,
        msg: `this path has no ${method}, only ${allow}`,
      });
    },
  );

  it("answers in the envelope, whatever is wrong with the request itself", async () => {
    const post = { method: "POST", url: `/v5/card/mask?${query()}` } as const;
    const broken = [
      [404, { method: "GET", url: "/v5/no/such/call" }],
      [405, { method: "PUT", url: "/v5/image/upload" }],
      [400, { method: "GET", url: "/v5/%zz" }],
      [400, { ...post, headers: { "content-type": "application/json" }, payload: "{" }],
      [415, { ...post, headers: { "content-type": "application/x-msdownload" }, payload: "MZ" }],
      [400, { ...post, headers: { "content-type": "application/json" }, payload: '{"__proto__":{"a":1}}' }],
      [413, { ...post, payload: { fileName: "x".repeat(2_000_000) } }],
    ] as const;
    for (const [status, request] of broken) {
      const answer = await server.app.inject({
        ...request,
        headers: { token, ...("headers" in request && request.headers) },
      });
      expect([request.url, answer.statusCode, answer.json().code]).toEqual([request.url, status, status]);
    }
  });

  it.each([
    ["JSON", "/v5/card/mask", maxBodyBytes, null],
    ["an upload", "/v5/image/upload/base64", maxBase64Bytes, -2],
  ])("names the limit that the body of %s is over", async (_name, url, limitBytes, checkStatus) => {
    const answer = await server.app.inject({
      method: "POST",
      url: `${url}?${query()}`,
      headers: { token },
      payload: { fileName: "x".repeat(limitBytes) },
    });
    const msg = `the request body is larger than ${limitBytes} bytes`;
    expect([answer.statusCode, answer.json()]).toEqual([
      413,
      { code: 413, msg, data: checkStatus && { checkStatus, errMsg: msg } },
    ]);
  });

  it("tells nothing of an error of its own", async () => {
    const failing = await startApp({
      change: () => ({
        sessions: {
          create: async () => {
            throw new Error("bang: /secret/path");
          },
          find: async () => undefined,
          remove: async () => {},
          removeExpired: async () => {},
        },
      }),
    });
    const answer = await failing.app.inject({ method: "POST", url: `/site/loginByDeviceId?${query()}` });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ code: 500, data: null, msg: "internal error" });
    await failing.close();
  });
});
