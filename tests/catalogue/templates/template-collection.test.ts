import { join } from "node:path";
import { describe, expect, it, jest } from "@jest/globals";
import { parse } from "yaml";
import {
  collectTemplates,
  openCollections,
  templateDetail,
} from "../../../catalogue/templates/template-collection";
import type { TemplateRecord } from "../../../catalogue/templates/template-file";
import { contentFolder, goodTemplate, templateFile } from "../content-folder";

const good: TemplateRecord = parse(templateFile(goodTemplate)).templates[0];
const record = (urlPath: string, document = "passport") =>
  ({ ...good, urlPath, document, country: urlPath.slice(0, 2).toUpperCase() }) as TemplateRecord;
const records = [
  record("us-other", "other"),
  record("us-visa", "visa"),
  record("xx-35x45", "other"),
  record("us-passport"),
  record("at-passport"),
  record("us-visa-2", "visa"),
  record("de-passport"),
];
const collect = (code = "en", hot: string[] = [], files: Record<string, string> = {}) =>
  collectTemplates(records, hot, join(contentFolder(files), "content"), code);

describe("the documents in a language", () => {
  it("stand by country as the language sorts, the general sizes last", () => {
    const names = (code: string) => collect(code).groups.map(({ countryName }) => countryName);
    expect(names("en")).toEqual(["Austria", "Germany", "United States", "Standard sizes"]);
    expect(names("de").slice(0, 3)).toEqual(["Deutschland", "Österreich", "Vereinigte Staaten"]);
    // Ö is the last letter there.
    expect(names("swe").slice(0, 3)).toEqual(["Tyskland", "USA", "Österrike"]);
  });

  it("stand in their country by kind, those of one kind in the order of the file", () => {
    const group = collect().groups.find(({ countryCode }) => countryCode === "US");
    expect(group?.templateList.map(({ urlPath }) => urlPath)).toEqual([
      "us-passport",
      "us-visa",
      "us-visa-2",
      "us-other",
    ]);
  });

  it("keep the order of the hot list, without what there is not", () => {
    const { hot } = collect("en", ["us-visa", "fr-passport", "at-passport"]);
    expect(hot.map(({ urlPath }) => urlPath)).toEqual(["us-visa", "at-passport"]);
  });

  it("take everyday names, other names to find them by, and the English ones everywhere", () => {
    const files = {
      "content/countries/de.yaml": "names: { US: USA }\naliases: { US: [Amerika] }\n",
      "content/countries/en.yaml": "aliases: { US: [America, usa], DE: [Deutschland] }\n",
    };
    const { groups } = collect("de", [], files);
    const shown = groups.map(({ countryName, aliases }) => [countryName, aliases]);
    expect(shown).toContainEqual(["USA", ["Amerika", "United States", "America"]]);
    expect(shown).toContainEqual(["Deutschland", ["Germany"]]);
  });

  it("take the remarks of the language by their English sentence", () => {
    const files = {
      "content/remarks/en.json": '{"aNote": "A note."}',
      "content/remarks/de.json": '{"aNote": "Ein Hinweis.", "Own sentence.": "Eigener Satz."}',
    };
    const noted = [{ ...good, country: "DE", notes: ["A note.", "Own sentence.", "Third."] }];
    const { byUrlPath } = collectTemplates(noted, [], join(contentFolder(files), "content"), "de");
    expect(byUrlPath.get("de-passport")?.notes).toEqual(["Ein Hinweis.", "Eigener Satz.", "Third."]);
  });

  it("are none in a language that is not ours", () => {
    expect(() => collect("xyz")).toThrow(new RangeError('There is no language "xyz".'));
  });

  it("are collected once a language, with the hot list of each", () => {
    const hotOf = jest.fn((code: string) => (code === "de" ? ["de-passport"] : []));
    const of = openCollections(records, hotOf, join(contentFolder(), "content"));
    expect(of("de")).toBe(of("de"));
    expect(of("de").hot).toHaveLength(1);
    expect(of("en").hot).toHaveLength(0);
    expect(hotOf.mock.calls).toEqual([["de"], ["en"]]);
  });
});

describe("one document", () => {
  it("names the others of its country first, those of its kind before others, then the hot ones, none twice and not itself", () => {
    const detail = templateDetail(collect("en", ["us-visa", "at-passport", "us-passport"]), "us-visa", [
      "why",
    ]);
    expect(detail).toMatchObject({ urlPath: "us-visa", faqIds: ["why"] });
    expect(detail?.otherTemplates.map(({ urlPath }) => urlPath)).toEqual([
      "us-visa-2",
      "us-passport",
      "us-other",
      "at-passport",
    ]);
    expect(detail?.otherTemplates[3]).toEqual({
      urlPath: "at-passport",
      countryName: "Austria",
      name: "Passport",
      sizeLabel: "35\u00a0×\u00a045\u00a0mm",
    });
  });

  it("names eight others at most", () => {
    const many = Array.from({ length: 12 }, (_, i) => record(`us-${i}`));
    const all = collectTemplates(many, [], join(contentFolder(), "content"), "en");
    expect(templateDetail(all, "us-0", [])?.otherTemplates).toHaveLength(8);
  });

  it("is none that nobody has", () => {
    expect(templateDetail(collect(), "fr-passport", [])).toBeUndefined();
  });
});
