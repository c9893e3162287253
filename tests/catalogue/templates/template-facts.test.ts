import { describe, expect, it } from "@jest/globals";
import { parse } from "yaml";
import { loadArticleTexts } from "../../../catalogue/articles/article-texts";
import { loadDocumentTexts } from "../../../catalogue/templates/document-texts";
import { type FactField, templateFact } from "../../../catalogue/templates/template-facts";
import type { TemplateRecord } from "../../../catalogue/templates/template-file";
import { templateView } from "../../../catalogue/templates/template-view";
import { goodTemplate, templateFile } from "../content-folder";

const record: TemplateRecord = { ...parse(templateFile(goodTemplate)).templates[0], country: "DE" };
const words = {
  documents: loadDocumentTexts("locales", "en"),
  remarks: {},
  subjects: {},
  countryName: () => "Germany",
  ownWords: {},
  bcp47: "en",
};
const crown = "skull";

describe("a fact in words", () => {
  const texts = loadArticleTexts("locales", "en");
  const told = (field: FactField, change: object = {}, place?: "inline") =>
    templateFact(
      templateView({ ...record, ...change }, words),
      field,
      { texts, bcp47: "en" },
      place,
    ).replaceAll("\u00a0", " ");
  const px = (min?: number, max?: number) => ({
    widthPx: { min, max },
    heightPx: { min, max },
  });
  const digital = (rule: object) => ({ digital: rule });

  it("is the size, the dots, the colour", () => {
    expect([told("size"), told("dpi"), told("background")]).toEqual(["35 × 45 mm", "600 dpi", "light grey"]);
  });

  it("is in inches if the authority uses them", () => {
    const head = { min: 25.4, max: 34.925, crown };
    const inches = { unit: "inch", width: 2, height: 2, head };
    expect([told("size", inches), told("headHeight", inches)]).toEqual(["2 × 2 in", "1 to 1⅜ in"]);
  });

  it("is in pixels if the authority counts them", () => {
    const head = { minRatio: 0.5, maxRatio: 0.69, crown };
    const pixels = { unit: "px", width: 600, height: 600, dpi: 300, head };
    expect([told("size", pixels), told("headHeight", pixels)]).toEqual(["600 × 600 px", "300 to 414 px"]);
  });

  it("is the eyes' height and the margin above the head", () => {
    const measures = { eyeLine: { min: 20, max: 30 }, topMargin: { min: 2, max: 6 } };
    expect([told("eyeLine", measures), told("topMargin", measures)]).toEqual(["20 to 30 mm", "2 to 6 mm"]);
  });

  it.each([
    [{ minKb: 10, maxKb: 240 }, "10 to 240 kB", "10 to 240 kB"],
    [{ minKb: 10 }, "at least 10 kB", "10 kB"],
    [{ maxKb: 240 }, "at most 240 kB", "up to 240 kB"],
    [{ minKb: 54, maxKb: 10_000 }, "54 kB to 10 MB", "54 kB to 10 MB"],
    [{}, "not stated", "not stated"],
  ])("of the file's size %j: %s, in a sentence %s", (rule, table, inline) => {
    expect(told("fileSize", digital(rule))).toBe(table);
    expect(told("fileSize", digital(rule), "inline")).toBe(inline);
  });

  it("of the pixels is what the website takes, else what the print has", () => {
    expect(told("pixels")).toBe("827 × 1063 px");
    expect(told("pixels", digital({ maxKb: 240 }))).toBe("827 × 1063 px");
    expect(told("pixels", digital({ widthPx: { min: 600 } }))).toBe("827 × 1063 px");
    expect(told("pixels", digital(px(600, 600)))).toBe("600 × 600 px");
    expect(told("pixels", digital(px(600, 1200)))).toBe("600 × 600 to 1200 × 1200 px");
    expect(told("pixels", digital(px(600)))).toBe("at least 600 × 600 px");
  });

  it("of the head is a band, one number where its ends are one, or not stated", () => {
    expect(told("headHeight")).toBe("32 to 36 mm");
    expect(told("headHeight", { head: { min: 34, max: 34, crown } })).toBe("34 mm");
    expect(told("headHeight", { head: null })).toBe("not stated");
  });

  it("of a colour that no source states", () => {
    expect(told("background", { background: { name: "not-stated", colours: ["#ffffff"] } })).toBe(
      "not stated",
    );
  });

  it("of a colour without a word is an error, not an empty place", () => {
    const background = { name: "mauve", colours: ["#e0b0ff"] };
    expect(() => told("background", { background })).toThrow(
      'article.json has no word for the colour "mauve".',
    );
  });
});
