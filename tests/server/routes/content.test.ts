import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { schemaFaults } from "../../../catalogue/faults/schema-faults";
import {
  BlogDetailSchema,
  BlogListSchema,
  CountryGroupListSchema,
  FaqListSchema,
  HotTemplatesSchema,
  LanguageListSchema,
} from "../../../contract/content";
import { TemplateDetailSchema } from "../../../contract/document/template";
import { languages } from "../../../locales/languages";
import { query, startApp, type TestApp } from "../start-app";

const get = (server: TestApp, path: string, fields: Record<string, string> = {}, headers = {}) =>
  server.app.inject({ url: `/v5/passport/${path}?${query(fields)}`, headers });

describe("content", () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp();
  });
  afterAll(() => server.close());

  it.each([
    ["lang", LanguageListSchema],
    ["template", CountryGroupListSchema],
    ["template/hot", HotTemplatesSchema],
    ["blog", BlogListSchema],
    ["faq", FaqListSchema],
  ])("answers %s without a token, as its schema says", async (path, schema) => {
    const answer = await get(server, path, { lang: "de" });
    expect(answer.statusCode).toBe(200);
    const { code, data } = answer.json();
    expect(code).toBe(0);
    expect(schemaFaults(schema, data)).toEqual([]);
    expect(Array.isArray(data) ? data.length : data.list.length).toBeGreaterThan(0);
  });

  it("lists the documents of a country and of a kind", async () => {
    const list = async (filter: Record<string, string>) => {
      const groups: { countryCode: string; templateList: { document: string; urlPath: string }[] }[] = (
        await get(server, "template", filter)
      ).json().data;
      return groups.flatMap(({ countryCode, templateList }) =>
        templateList.map(({ document, urlPath }) => ({ countryCode, document, urlPath })),
      );
    };
    const all = await list({});
    const german = all.filter(({ countryCode }) => countryCode === "DE");
    const passports = all.filter(({ document }) => document === "passport");
    expect(new Set(german.map(({ document }) => document)).size).toBeGreaterThan(1);
    expect(await list({ country: "DE" })).toEqual(german);
    expect(await list({ document: "passport" })).toEqual(passports);
    expect(await list({ country: "DE", document: "passport" })).toEqual(
      german.filter(({ document }) => document === "passport"),
    );
    const wrong = await get(server, "template", { document: "pasport" });
    expect([wrong.statusCode, wrong.json().msg]).toEqual([
      400,
      expect.stringContaining('Did you mean "passport"?'),
    ]);
  });

  it.each([
    ["UK", 'no country UK. Did you mean "GB"?'],
    ["de", 'no country de. Did you mean "DE"?'],
    ["germany", 'no country germany. Did you mean "DE"?'],
    ["QQ", "no country QQ"],
    ["DEU", "no country DEU: its code has two letters, such as DE"],
  ])("has no country %s", async (country, msg) => {
    for (const query of [{ country }, { country, document: "visa" }] as Record<string, string>[]) {
      const answer = await get(server, "template", query);
      expect([answer.statusCode, answer.json()]).toEqual([404, { code: 404, data: null, msg }]);
    }
  });

  it("knows every language by its code", async () => {
    for (const { code } of languages)
      expect((await get(server, "template/hot", { lang: code })).statusCode).toBe(200);
  });

  it("names and sorts countries in the language of the call", async () => {
    const names = async (lang: string): Promise<string[]> =>
      (await get(server, "template", { lang }))
        .json()
        .data.map((group: { countryName: string }) => group.countryName);
    const german = await names("de");
    expect(german).toContain("Deutschland");
    expect(await names("jp")).toContain("ドイツ");
    // Germany stands at D in German and at G in English; Austria's Ö sorts as an O.
    const orderOf = (list: string[], ...some: string[]) => list.filter((name) => some.includes(name));
    expect(orderOf(german, "Polen", "Österreich", "Deutschland", "Oman")).toEqual([
      "Deutschland",
      "Oman",
      "Österreich",
      "Polen",
    ]);
    expect(orderOf(await names("en"), "Poland", "Austria", "Germany", "Oman")).toEqual([
      "Austria",
      "Germany",
      "Oman",
      "Poland",
    ]);
    for (const { code, bcp47 } of languages) {
      const list = (await names(code)).slice(0, -1);
      expect(list).toEqual([...list].sort(new Intl.Collator(bcp47).compare));
    }
  });

  it("answers one document, and 404 for one that is not there", async () => {
    const detail = await get(server, "template/detail", { urlPath: "de-passport" });
    const { data } = detail.json();
    expect(schemaFaults(TemplateDetailSchema, data)).toEqual([]);
    expect(data).toMatchObject({ urlPath: "de-passport", width: 35, height: 45, sizeText: "35x45 mm" });
    const missing = await get(server, "template/detail", { urlPath: "xx-nothing" });
    expect([missing.statusCode, missing.json().code]).toEqual([404, 404]);
    expect((await get(server, "template/detail", { urlPath: "../de" })).statusCode).toBe(400);
    expect((await get(server, "template/detail")).statusCode).toBe(400);
  });

  it("answers one article, and 404 for one that is not there", async () => {
    const [first] = (await get(server, "blog")).json().data;
    const { data } = (await get(server, "blog/detail", { blogId: first.blogId })).json();
    expect(schemaFaults(BlogDetailSchema, data)).toEqual([]);
    expect((await get(server, "blog/detail", { blogId: "no-such-article" })).statusCode).toBe(404);
  });

  it("may be cached, and says so with a tag that is honoured", async () => {
    const answer = await get(server, "template");
    expect(answer.headers["cache-control"]).toBe("public, max-age=300, stale-while-revalidate=86400");
    const etag = String(answer.headers.etag);
    const again = await get(server, "template", {}, { "if-none-match": `"other", ${etag}` });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    expect((await get(server, "template", { lang: "de" }, { "if-none-match": etag })).statusCode).toBe(200);
  });

  it("travels compressed where the client can read it", async () => {
    const plain = (await get(server, "template")).body;
    const br = await get(server, "template", {}, { "accept-encoding": "gzip, deflate, br" });
    expect(br.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain);
    const gzip = await get(server, "template", {}, { "accept-encoding": "gzip, br;q=0" });
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain);
  });

  it("lists the papers", async () => {
    expect((await get(server, "paper")).json().data).toContainEqual({
      paper: "4x6in",
      widthMm: 152.4,
      heightMm: 101.6,
    });
  });
});
