import { describe, expect, it } from "@jest/globals";
import { parse } from "yaml";
import { loadDocumentTexts } from "../../../catalogue/templates/document-texts";
import { photoRule } from "../../../catalogue/templates/photo-rule";
import type { TemplateRecord } from "../../../catalogue/templates/template-file";
import { templateView } from "../../../catalogue/templates/template-view";
import { goodTemplate, templateFile } from "../content-folder";

const record: TemplateRecord = { ...parse(templateFile(goodTemplate)).templates[0], country: "DE" };
const words = {
  documents: loadDocumentTexts("locales", "en"),
  remarks: { "Ein Hinweis.": "A note.", "No edits.": "Keine Änderungen." },
  subjects: {},
  countryName: (country: string) => `<${country}>`,
  ownWords: {},
  bcp47: "en",
};
const view = (change: object = {}) => templateView({ ...record, ...change }, words);
const crown = "skull";

describe("a document in a language", () => {
  it("has its names and its size in words", () => {
    expect(view({ variant: "at an embassy" })).toMatchObject({
      countryName: "<DE>",
      name: "Passport (at an embassy)",
      photoTitle: "<DE> passport photo – at an embassy",
      imageUrl: "/images/samples/de-passport.svg",
      resolution: "600 dpi",
      sizeText: "35x45 mm",
      sizeLabel: "35\u00a0×\u00a045\u00a0mm",
      background: "#eaeaea",
      backgrounds: ["#eaeaea"],
    });
  });

  it("of no country is headed by its size", () => {
    const general = {
      country: "XX",
      document: "other",
      variant: "2 × 2 inch",
      width: 2,
      height: 2,
      unit: "inch",
    };
    expect(view(general).photoTitle).toBe("Photo size: 2\u00a0×\u00a02\u00a0in");
    const inGreek = templateView({ ...record, ...general, unit: "mm" } as TemplateRecord, {
      ...words,
      bcp47: "el",
    });
    expect(inGreek.name).toBe("2\u00a0×\u00a02\u00a0mm");
  });

  it("that differs by its size is named by it as the language writes it", () => {
    const inGerman = (variant: string) =>
      templateView({ ...record, unit: "inch", width: 2, height: 2, variant } as TemplateRecord, {
        ...words,
        bcp47: "de",
      }).photoTitle;
    expect(inGerman("2 × 2 in")).toMatch(/ – 2\u00a0×\u00a02\u00a0Zoll$/);
    expect(inGerman("35 × 45 mm")).toMatch(/ – 35 × 45 mm$/);
  });

  it("names its size in its own unit", () => {
    expect(view({ unit: "inch", width: 2, height: 2 })).toMatchObject({
      width: 2,
      sizeWidth: 50.8,
      sizeText: "50.8x50.8 mm",
      sizeLabel: "2\u00a0×\u00a02\u00a0in",
    });
    const inPixels = view({ unit: "px", width: 600, height: 300, dpi: 300 });
    expect(inPixels).toMatchObject({ sizeText: "50.8x25.4 mm", sizeLabel: "600\u00a0×\u00a0300\u00a0px" });
  });

  it("says its remarks in that language, those without words as they are", () => {
    const editPolicy = { ...record.editPolicy, statement: "No edits." };
    const said = view({ notes: ["Ein Hinweis.", "Not translated."], editPolicy });
    expect(said.notes).toEqual(["A note.", "Not translated."]);
    expect(said.editPolicy.statement).toBe("Keine Änderungen.");
    expect(view().editPolicy.statement).toBeNull();
  });

  it("says in that language how its sources are known, and keeps their names", () => {
    const source = { ...record.sources[0]!, name: "fedpol, criteria (2026-01-22, read as a copy)" };
    const german = { ...words, documents: loadDocumentTexts("locales", "de") };
    const editPolicy = { ...record.editPolicy, sources: [source] };
    const said = templateView({ ...record, sources: [source], editPolicy }, german);
    const name = "fedpol, criteria (2026-01-22, in einer Kopie gelesen)";
    expect([said.sources, said.editPolicy.sources]).toEqual([
      [{ ...source, name, quoted: false, quotes: [] }],
      [{ ...source, name, quoted: false, quotes: [] }],
    ]);
  });

  it("has null for what is not stated", () => {
    expect(view({ head: null })).toMatchObject({
      variant: null,
      head: null,
      digital: null,
      takenBy: null,
      forChildren: null,
    });
    expect(view({ digital: { widthPx: { max: 600 }, aspectRatio: "3:4" } }).digital).toEqual({
      widthPx: { min: null, max: 600 },
      heightPx: null,
      aspectRatio: 0.75,
      minKb: null,
      maxKb: null,
      format: "jpeg",
    });
  });

  it("has heads in millimetres, of children too, rounded for people and exact for the engine", () => {
    const head = { minRatio: 1 / 3, maxRatio: 2 / 3, crown };
    const eyeLine = { min: 8, max: 20 };
    const groups = [{ rules: ["head-tilt"] }, { underYears: 6, head }, { underYears: 11, eyeLine }];
    const shown = view({ width: 20, height: 25, head, forChildren: { groups, sources: [] } });
    const rounded = { heightMm: { min: 8.3, max: 16.7 }, crown };
    expect(shown.head).toEqual(rounded);
    expect(shown.forChildren?.groups).toEqual([
      { underYears: null, rules: ["head-tilt"], head: null, eyeLine: null },
      { underYears: 6, rules: [], head: rounded, eyeLine: null },
      { underYears: 11, rules: [], head: null, eyeLine },
    ]);
    const rule = photoRule({ ...record, width: 20, height: 25, head } as TemplateRecord);
    expect(rule.head).toEqual({
      heightMm: { min: expect.closeTo(25 / 3, 9), max: expect.closeTo(50 / 3, 9) },
      crown,
    });
    expect(photoRule({ ...record, head: null }).head).toBeNull();
  });
});
