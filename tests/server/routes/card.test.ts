import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import { Value } from "typebox/value";
import { CardSchema } from "../../../contract/card/card";
import { PhotoReportSchema } from "../../../contract/photo-report";
import { SegmentSchema } from "../../../contract/segment";
import { makeOutcomeCodes } from "../../../server/outcomes/outcome-codes";
import { drawJpeg } from "../../fixtures/pictures";
import { drawPortrait } from "../../fixtures/portraits/draw-portrait";
import { oncePool } from "../engine-pool";
import { login, postForm, query, startApp, storedFiles, type TestApp, upload } from "../start-app";

/** Enough pixels for a document at 600 dpi. */
const large = { widthPx: 1500, heightPx: 2000, headHeightPx: 840 };

const noMove = { scale: 1, dxMm: 0, dyMm: 0, rotateDeg: 0 };

describe("card/mask", () => {
  let server: TestApp;
  let token: string;
  let fileName: string;
  beforeAll(async () => {
    server = await startApp({ pool: oncePool, env: { PHOTOS_PER_MINUTE: "1000" } });
    token = await login(server.app);
    fileName = await uploaded(await drawPortrait(large).jpeg());
  });
  afterAll(() => server.close());

  const uploaded = async (bytes: Uint8Array): Promise<string> =>
    (await upload(server.app, token, bytes)).json().data.fileName;

  const card = (fields: Record<string, unknown>, sessionToken = token) =>
    server.app.inject({
      method: "POST",
      url: `/v5/card/mask?${query()}`,
      headers: { token: sessionToken },
      payload: { fileName, ...fields },
    });

  const download = (url: string) => server.app.inject({ url: `${url}&download=1` });

  it("makes the photo of a small child where it would refuse a grown-up's, and says what to look at", async () => {
    const leaning = await uploaded(await drawPortrait({ ...large, tiltDeg: 20 }).jpeg());
    const roll = (data: { checks: { rule: string; verdict: string }[] }) =>
      data.checks.find(({ rule }) => rule === "roll")!.verdict;
    const fields = { fileName: leaning, urlPath: "de-passport" };
    const [adult, child] = [await card(fields), await card({ ...fields, isChild: true })].map((answer) =>
      answer.json(),
    );
    expect([adult.code, roll(adult.data)]).toEqual([1000, "fail"]);
    expect([child.code, roll(child.data)]).toEqual([0, "warn"]);
  });

  it("says what is wrong in the language that the call asks for", async () => {
    const leaning = await uploaded(await drawPortrait({ ...large, tiltDeg: 20 }).jpeg());
    const rollIn = async (extra: string) => {
      const { data } = (
        await server.app.inject({
          method: "POST",
          url: `/v5/card/mask?${query()}${extra}`,
          headers: { token, "idempotency-key": "words-of-the-same-photo" },
          payload: { fileName: leaning, urlPath: "de-passport" },
        })
      ).json();
      return data.checks.find(({ rule }: { rule: string }) => rule === "roll");
    };
    expect(await rollIn("")).not.toHaveProperty("words");
    for (const [language, code] of [
      ["en", "en"],
      ["fr", "fr-fr"],
      ["fr-fr", "fr-fr"],
    ]) {
      const { stayStraight } = JSON.parse(readFileSync(`locales/${code}/errors.json`, "utf8"));
      const { name, plain, advice } = stayStraight;
      expect((await rollIn(`&words=${language}`)).words).toEqual({ name, title: plain, advice });
    }
  });

  it("makes both results of a document, measured and with names to keep", async () => {
    const answer = await card({ urlPath: "de-passport" });
    const { code, data } = answer.json();
    expect([answer.statusCode, code]).toEqual([200, 0]);
    expect(Value.Errors(CardSchema, data)).toEqual([]);
    expect(data.accepted).toBe(true);
    expect(data.result.headHeightMm).toBeGreaterThanOrEqual(32);
    expect(data.result.headHeightMm).toBeLessThanOrEqual(36);

    const digital = await download(data.digital.url);
    expect(digital.headers["content-disposition"]).toBe(
      'attachment; filename="germany-passport-35x45mm.jpg"',
    );
    const facts = await sharp(digital.rawPayload).metadata();
    expect([facts.width, facts.height, facts.density]).toEqual([
      data.digital.widthPx,
      data.digital.heightPx,
      data.digital.dpi,
    ]);
    expect(digital.rawPayload).toHaveLength(data.digital.bytes);

    const sheet = await download(data.printout.url);
    expect(sheet.headers["content-disposition"]).toBe(
      'attachment; filename="germany-passport-35x45mm-4x6in.jpg"',
    );
    const sheetFacts = await sharp(sheet.rawPayload).metadata();
    expect([sheetFacts.width, sheetFacts.height, sheetFacts.density]).toEqual([1800, 1200, 300]);

    const pdf = await download(data.printout.pdfUrl);
    expect(pdf.headers["content-type"]).toBe("application/pdf");
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    expect((await sharp((await download(data.preview.url)).rawPayload).metadata()).format).toBe("jpeg");
  });

  it("takes a form, with a size of one's own, a colour, a correction, a paper and copies", async () => {
    const fields = {
      fileName,
      width: 600,
      height: 600,
      unit: "px",
      dpi: 300,
      background: "#D0E0F0",
      adjust: JSON.stringify({ scale: 1, dxMm: 0, dyMm: 0, rotateDeg: 0 }),
      paper: "a4",
      copies: 2,
      isEnlargedByShop: "true",
    };
    const { code, data } = (await postForm(server.app, "/v5/card/mask", token, { fields })).json();
    expect(code).toBe(0);
    expect(data.digital).toMatchObject({ widthPx: 600, heightPx: 600, dpi: 300 });
    expect(data.printout).toMatchObject({ paper: "a4", copies: 2, isEnlargedByShop: true });
    expect(data.edits).toContain("background");
    const { rawPayload } = await download(data.digital.url);
    const corner = await sharp(rawPayload).extract({ left: 4, top: 4, width: 1, height: 1 }).raw().toBuffer();
    const [red, green, blue] = corner;
    for (const [measured, wanted] of [
      [red, 0xd0],
      [green, 0xe0],
      [blue, 0xf0],
    ] as const)
      expect(Math.abs((measured ?? 0) - wanted)).toBeLessThan(4);
  });

  it("takes lines laid by hand in a form, and says which lengths count from them", async () => {
    const byHand = async (lines: object) => {
      const adjust = JSON.stringify({ ...noMove, lines });
      const fields = { fileName, urlPath: "de-passport", adjust };
      const { code, data } = (await postForm(server.app, "/v5/card/mask", token, { fields })).json();
      expect([code, Value.Errors(CardSchema, data)]).toEqual([0, []]);
      return data;
    };
    const found = (await card({ urlPath: "de-passport" })).json().data.cropSource;
    const [x, y] = found.head.chin;
    const { sourceWidthPx, sourceHeightPx } = found.area;
    const data = await byHand({ chin: [x / sourceWidthPx, (y + 20) / sourceHeightPx] });
    const flagged = data.checks.filter((check: { isManual?: boolean }) => check.isManual);
    expect(flagged.map((check: { rule: string }) => check.rule)).toContain("head-height");
    expect(data.result.headHeightMm).toBeGreaterThanOrEqual(32);
    expect(data.result.headHeightMm).toBeLessThanOrEqual(36);
  });

  it("prints name and date below the picture where the form asks for them, and stores them nowhere", async () => {
    const caption = { name: "Anil Qvzxname", date: "2026-11-05" };
    const fields = { fileName, urlPath: "in-kerala-psc", caption: JSON.stringify(caption) };
    const { code, data } = (await postForm(server.app, "/v5/card/mask", token, { fields })).json();
    expect([code, Value.Errors(CardSchema, data)]).toEqual([0, []]);
    expect(data.digital).toMatchObject({ widthPx: 150, heightPx: 200, captionHeightPx: 40 });
    expect(data.checks).toContainEqual(
      expect.objectContaining({ rule: "name-and-date", verdict: "pass", messageKey: "captionTooLong" }),
    );
    expect(JSON.stringify(data)).not.toContain("Qvzx");
    for (const url of [data.digital.url, data.printout.url, data.printout.pdfUrl]) {
      const { rawPayload, headers } = await download(url);
      expect(rawPayload.includes("Qvzx")).toBe(false);
      expect(headers["content-disposition"]).not.toContain("Qvzx");
    }
    const plain = (await card({ urlPath: "in-kerala-psc" })).json();
    expect(plain.data.digital.captionHeightPx).toBeUndefined();
    expect(plain.data.checks).toContainEqual(
      expect.objectContaining({ verdict: "warn", messageKey: "captionMissing" }),
    );
  });

  it("refuses name and date that no form asks for, or that are none", async () => {
    const caption = { name: "Anil", date: "2026-11-05" };
    const wrong: [string, object][] = [
      ["de-passport", caption],
      ["in-kerala-psc", { name: "Anil" }],
      ["in-kerala-psc", { ...caption, name: " " }],
      ["in-kerala-psc", { ...caption, name: "a".repeat(101) }],
      ["in-kerala-psc", { ...caption, date: "05/11/2026" }],
      ["in-kerala-psc", { ...caption, date: "2026-02-31" }],
    ];
    for (const [urlPath, given] of wrong) {
      const answer = await card({ urlPath, caption: given });
      expect([urlPath, given, answer.statusCode]).toEqual([urlPath, given, 400]);
    }
    const emoji = (await card({ urlPath: "in-kerala-psc", caption: { ...caption, name: "Anil 😀" } })).json();
    expect([emoji.code, emoji.data.checks]).toMatchObject([1000, [{ messageKey: "captionLetters" }]]);
  });

  it("lays photos of two documents on one sheet, each by its own rules, and tells where one refuses it", async () => {
    const otherDocument = JSON.stringify({ urlPath: "us-passport", copies: 2 });
    // A colour that only the first document knows is no fault of the other.
    const background = "#eaeaea";
    const fields = { fileName, urlPath: "de-passport", background, paper: "10x15cm", otherDocument };
    const { code, data } = (await postForm(server.app, "/v5/card/mask", token, { fields })).json();
    expect([code, Value.Errors(CardSchema, data)]).toEqual([0, []]);
    expect(data.printout).toMatchObject({
      copies: 3,
      otherDocument: { urlPath: "us-passport", rows: 1, columns: 2, copies: 2 },
    });
    expect(data.printout.otherDocument.grade).not.toBeNull();
    const headOf = (checks: { rule: string; min: number }[]) =>
      checks.find(({ rule }) => rule === "head-height")!.min;
    expect([headOf(data.checks), headOf(data.printout.otherDocument.checks)]).toEqual([32, 25.4]);
    const pdf = await download(data.printout.pdfUrl);
    expect(pdf.headers["content-disposition"]).toBe(
      'attachment; filename="germany-passport-35x45mm-united-states-passport-50.8x50.8mm-10x15cm.pdf"',
    );

    const leaning = await uploaded(await drawPortrait({ ...large, tiltDeg: 20 }).jpeg());
    const refused = (
      await card({ ...fields, fileName: leaning, otherDocument: JSON.parse(otherDocument), isChild: true })
    ).json();
    expect(refused.code).toBe(0);
    expect(refused.data.printout).toMatchObject({ copies: 8, otherDocument: { copies: 0, grade: null } });
    expect(refused.data.printout.otherDocument.checks).toContainEqual(
      expect.objectContaining({ rule: "roll", verdict: "fail" }),
    );
    expect((await download(refused.data.printout.url)).headers["content-disposition"]).toBe(
      'attachment; filename="germany-passport-35x45mm-10x15cm.jpg"',
    );
  });

  it("signs a code for the photo and its document, the same for each way to it, and none for a size of no authority", async () => {
    const codes = makeOutcomeCodes(server.deps.signingSecret, Date.now);
    const photoOf = async (fields: Record<string, unknown>) => {
      const { outcomeCode } = (await card(fields)).json().data;
      return outcomeCode && codes.read(outcomeCode)?.id;
    };
    const { data } = (await card({ urlPath: "de-passport" })).json();
    const digital = await download(data.digital.url);
    const photo = codes.read(codes.issue("de-passport", digital.rawPayload))!.id;
    expect(codes.read(data.outcomeCode)).toMatchObject({ id: photo, document: "de-passport" });
    expect(await photoOf({ urlPath: "de-passport", paper: "a4" })).toBe(photo);
    expect(await photoOf({ urlPath: "de-passport", mode: "check", fileName: data.digital.fileName })).toBe(
      photo,
    );
    expect(await photoOf({ urlPath: "std-35x45" })).toBeUndefined();
    expect(await photoOf({ width: 35, height: 45 })).toBeUndefined();
  });

  it("answers code 1000 with the checks and nothing to download when nobody is on the photo", async () => {
    const empty = await uploaded(await drawJpeg(600, 800));
    const before = storedFiles(server.dataDir).length;
    const answer = (await card({ fileName: empty, urlPath: "de-passport" })).json();
    expect(answer).toMatchObject({
      code: 1000,
      data: {
        accepted: false,
        checks: expect.arrayContaining([expect.objectContaining({ messageKey: "noFaces", verdict: "fail" })]),
      },
      msg: "The photo does not meet the requirements",
    });
    expect(answer.data.digital).toBeUndefined();
    expect(storedFiles(server.dataDir)).toHaveLength(before);
  });

  it("refuses two people, and a picture of ratio 1:3", async () => {
    const two = await uploaded(await drawPortrait({ people: 2 }).jpeg());
    const failed = async (name: string): Promise<string[]> =>
      (await card({ fileName: name, urlPath: "de-passport" }))
        .json()
        .data.checks.filter((check: { verdict: string }) => check.verdict === "fail")
        .map((check: { messageKey: string }) => check.messageKey);
    expect(await failed(two)).toContain("multipleFaces");
    expect(await failed(await uploaded(await drawJpeg(300, 900)))).toContain("aspectRatio");
  });

  describe("with mode=check", () => {
    /** 35 x 45 mm at 600 dpi; the same colours throughout, so that PNG and JPEG tell themselves apart by size. */
    const finished = (headHeightPx: number) =>
      drawPortrait({ widthPx: 827, heightPx: 1063, headHeightPx, chinYPx: 870, background: "#f8f8f8" });
    const check = (name: string, urlPath = "de-passport", fields = {}) =>
      card({ fileName: name, urlPath, mode: "check", ...fields });

    it("tells of a finished photo what it measures, and stores nothing", async () => {
      const bytes = await finished(780).jpeg();
      const name = await uploaded(bytes);
      const before = storedFiles(server.dataDir);
      const { code, data } = (await check(name)).json();
      expect(code).toBe(0);
      expect(Value.Errors(PhotoReportSchema, data)).toEqual([]);
      expect(data).toMatchObject({
        mode: "check",
        accepted: true,
        document: { documentId: "de-passport", takesHomePhoto: false },
        given: { format: "jpeg", widthPx: 827, heightPx: 1063, bytes: bytes.length },
      });
      expect(data.result.headHeightMm).toBeGreaterThan(32);
      expect(data.result.headHeightMm).toBeLessThan(36);
      expect(storedFiles(server.dataDir)).toEqual(before);
    });

    it("answers code 1000 with the whole report when a check failed", async () => {
      const name = await uploaded(await finished(600).jpeg());
      const { code, data } = (await check(name)).json();
      expect([code, data.accepted, data.grade]).toEqual([1000, false, null]);
      expect(data.outcomeCode).toBeUndefined();
      expect(Value.Errors(PhotoReportSchema, data)).toEqual([]);
      expect(data.checks).toContainEqual(
        expect.objectContaining({ rule: "head-height", verdict: "fail", min: 32, max: 36, unit: "mm" }),
      );
    });

    it("judges the file that came, not the copy that is kept of it", async () => {
      const bytes = await finished(780).png();
      const name = await uploaded(bytes);
      const { data } = (await check(name, "us-visa")).json();
      expect(data.given).toEqual({ format: "png", widthPx: 827, heightPx: 1063, bytes: bytes.length });
      expect(data.checks).toContainEqual(
        expect.objectContaining({ rule: "file-format", verdict: "warn", measured: "png" }),
      );
    });

    it("knows the photo that was made here a moment ago, and forgets it with its upload", async () => {
      const source = await uploaded(await drawPortrait({ ...large, tiltDeg: 2 }).jpeg());
      const made = (await card({ fileName: source, urlPath: "de-passport" })).json().data;
      const { code, data } = (await check(made.digital.fileName)).json();
      expect([code, data.given.bytes]).toEqual([0, made.digital.bytes]);
      const remove = { method: "DELETE", url: `/v5/image/${source}?${query()}`, headers: { token } } as const;
      expect((await server.app.inject(remove)).json().code).toBe(0);
      for (const name of [source, made.digital.fileName]) expect((await check(name)).statusCode).toBe(404);
    });

    it("is one of two modes, and names the one that is not", async () => {
      const answer = await card({ urlPath: "de-passport", mode: "look" });
      expect([answer.statusCode, answer.json().msg]).toEqual([400, expect.stringContaining("mode")]);
      const size = { fileName, width: 35, height: 45, mode: "check" };
      expect((await postForm(server.app, "/v5/card/mask", token, { fields: size })).json().data.mode).toBe(
        "check",
      );
    });
  });

  it("makes a size of one's own inside its kilobytes, on the photo's own background", async () => {
    const size = { width: 2, height: 2.5, unit: "inch", dpi: 200, minKb: 90, maxKb: 100 };
    const { code, data } = (await card({ ...size, background: "keep", paper: "l" })).json();
    expect([code, data.digital.widthPx, data.digital.heightPx, data.printout.paper]).toEqual([
      0,
      400,
      500,
      "l",
    ]);
    const bytes = (await download(data.digital.url)).rawPayload.length;
    expect(bytes).toBeGreaterThanOrEqual(90_000);
    expect(bytes).toBeLessThanOrEqual(100_000);
    expect(data.edits).not.toContain("background");
    const verdicts = data.checks.filter(({ rule }: { rule: string }) => rule.startsWith("background"));
    expect(verdicts).toMatchObject([{ rule: "background", verdict: "not-checked" }]);
  });

  const badFields: [name: string, status: number, fields: Record<string, unknown>][] = [
    ["an unknown document", 404, { urlPath: "xx-nothing" }],
    ["an unknown photo", 404, { urlPath: "de-passport", fileName: `${"0".repeat(32)}.jpg` }],
    ["a path for a document", 400, { urlPath: "../de-passport" }],
    ["neither document nor size", 400, {}],
    ["half a size", 400, { width: 35 }],
    ["a size of a poster", 400, { width: 1000, height: 1000, unit: "mm" }],
    ["too many pixels", 400, { width: 5000, height: 5000, unit: "px", dpi: 1200 }],
    ["a size of nothing", 400, { width: 0, height: 45 }],
    ["kilobytes of nothing", 400, { width: 35, height: 45, maxKb: 0 }],
    ["a largest file below the smallest", 400, { width: 35, height: 45, minKb: 100, maxKb: 50 }],
    ["kilobytes beside those of a document", 400, { urlPath: "de-passport", maxKb: 100 }],
    ["a size beside that of a document", 400, { urlPath: "de-passport", width: 35, height: 45 }],
    ["an unknown unit", 400, { width: 35, height: 45, unit: "pt" }],
    ["a width that is no number", 400, { width: "wide", height: 45 }],
    ["a colour that the document does not allow", 400, { urlPath: "de-passport", background: "#ff00ff" }],
    ["a colour that is none", 400, { urlPath: "de-passport", background: "red" }],
    ["an unknown paper", 400, { urlPath: "de-passport", paper: "a3" }],
    ["a paper that is too small", 400, { width: 140, height: 140, dpi: 150, paper: "4x6in" }],
    [
      "a wild correction",
      400,
      { urlPath: "de-passport", adjust: { scale: 9, dxMm: 0, dyMm: 0, rotateDeg: 0 } },
    ],
    [
      "a line outside the photo",
      400,
      { urlPath: "de-passport", adjust: { ...noMove, lines: { crown: [0.5, 1.2] } } },
    ],
    [
      "a line that is no point",
      400,
      { urlPath: "de-passport", adjust: { ...noMove, lines: { chin: [0.5] } } },
    ],
    [
      "a crown below the chin",
      400,
      { urlPath: "de-passport", adjust: { ...noMove, lines: { crown: [0.5, 0.6], chin: [0.5, 0.5] } } },
    ],
    ["an unknown other document", 404, { urlPath: "de-passport", otherDocument: { urlPath: "xx-nothing" } }],
    ["the same document twice", 400, { urlPath: "de-passport", otherDocument: { urlPath: "de-passport" } }],
    ["another that takes no print", 400, { urlPath: "de-passport", otherDocument: { urlPath: "in-evisa" } }],
    [
      "a paper too small for both",
      400,
      { urlPath: "de-passport", otherDocument: { urlPath: "bd-child-passport" }, paper: "4x6in" },
    ],
    [
      "no copies of the other",
      400,
      { urlPath: "de-passport", otherDocument: { urlPath: "us-passport", copies: 0 } },
    ],
    ["a correction that is no JSON", 400, { urlPath: "de-passport", adjust: "{" }],
  ];

  it.each(badFields)("refuses %s with HTTP %i", async (_name, status, fields) => {
    const before = storedFiles(server.dataDir).length;
    const answer = await card(fields);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code: status, data: null });
    expect(storedFiles(server.dataDir)).toHaveLength(before);
  });

  it("works on the session's own photos only", async () => {
    const stranger = await login(server.app);
    expect((await card({ urlPath: "de-passport" }, stranger)).statusCode).toBe(404);
    const cut = await server.app.inject({
      method: "POST",
      url: `/v5/image/segment/url?${query()}`,
      headers: { token: stranger },
      payload: { fileName, segmentType: 3 },
    });
    expect(cut.statusCode).toBe(404);
  });

  it("cuts the person out: a PNG with alpha, and where it stood", async () => {
    const fields = { fileName, segmentType: 3 };
    const { code, data } = (await postForm(server.app, "/v5/image/segment/url", token, { fields })).json();
    expect(code).toBe(0);
    expect(Value.Errors(SegmentSchema, data)).toEqual([]);
    const facts = await sharp((await download(data.url)).rawPayload).metadata();
    expect([facts.format, facts.width, facts.height, facts.hasAlpha]).toEqual([
      "png",
      data.width,
      data.height,
      true,
    ]);
    const wrongType = await postForm(server.app, "/v5/image/segment/url", token, {
      fields: { fileName, segmentType: 1 },
    });
    expect(wrongType.statusCode).toBe(400);
  });

  it("says with code 1000 why nobody could be cut out", async () => {
    const empty = await uploaded(await drawJpeg(600, 801));
    const answer = await postForm(server.app, "/v5/image/segment/url", token, {
      fields: { fileName: empty },
    });
    expect(answer.json()).toMatchObject({ code: 1000, data: { accepted: false } });
  });

  it("removes with a photo what was made from it", async () => {
    const own = await uploaded(await drawPortrait({ ...large, background: "#ffffff" }).jpeg());
    const { data } = (await card({ fileName: own, urlPath: "de-passport" })).json();
    await server.app.inject({ method: "DELETE", url: `/v5/image/${own}?${query()}`, headers: { token } });
    for (const url of [data.digital.url, data.printout.url, data.printout.pdfUrl, data.preview.url])
      expect((await download(url)).statusCode).toBe(404);
  });
});
