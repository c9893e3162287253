import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import {
  documentName,
  loadDocumentTexts,
  type NamedDocument,
  photoTitle,
  variantKey,
} from "../../../catalogue/templates/document-texts";
import { afterThisTest } from "../../for-this-test";

const english = loadDocumentTexts("locales", "en");

const named = (change: Partial<NamedDocument>): NamedDocument => ({
  kind: "passport",
  variant: null,
  countryName: "Germany",
  size: "35 × 45 mm",
  own: undefined,
  bcp47: "en",
  ...change,
});

/** The texts of German where its file holds these words, beside the real English. */
function german(words: object | null) {
  const dir = mkdtempSync(join(tmpdir(), "locales-"));
  afterThisTest(() => rmSync(dir, { recursive: true }));
  for (const [code, texts] of Object.entries({ en: english, de: words })) {
    mkdirSync(join(dir, code));
    if (texts) writeFileSync(join(dir, code, "documents.json"), JSON.stringify(texts));
  }
  return loadDocumentTexts(dir, "de");
}

describe("the words of a language", () => {
  it("stand in for by English where one is missing, in each group", () => {
    const texts = german({
      kind: { passport: "Reisepass" },
      photoOf: { visa: "Visumfoto" },
      photoTitle: { general: "Größe: {{size}}" },
      variants: { baby: "Baby" },
      named: "{{document}}, {{variant}}",
    });
    expect(texts).toEqual({
      ...english,
      named: "{{document}}, {{variant}}",
      kind: { ...english.kind, passport: "Reisepass" },
      photoOf: { ...english.photoOf, visa: "Visumfoto" },
      photoTitle: { ...english.photoTitle, general: "Größe: {{size}}" },
      variants: { ...english.variants, baby: "Baby" },
    });
  });

  it("are English where there is no file, or an empty one", () => {
    expect(german(null)).toEqual(english);
    expect(german({})).toEqual(english);
  });
});

describe("a document", () => {
  it.each([
    ["passport", null, "Passport"],
    ["visa", "DS-160", "Visa (DS-160)"],
    ["passport", "at an embassy", "Passport (at an embassy)"],
    ["other", "bus pass", "Bus pass"],
    ["other", "student card (AGH Kraków)", "Student card (AGH Kraków)"],
    ["other", null, "Other document"],
    ["visa", "VISA", "Visa"],
  ] as const)("of the kind %s with the variant %s is called %s", (kind, variant, name) => {
    expect(documentName(english, named({ kind, variant }))).toBe(name);
  });

  it("that stands alone begins with the capital of its language", () => {
    const texts = { ...english, variants: { iqama: "ikamet kartı" } };
    const card = named({ kind: "other", variant: "iqama", bcp47: "tr" });
    expect(documentName(texts, card)).toBe("İkamet kartı");
    expect(documentName(texts, { ...card, kind: "visa" })).toBe("Visa (ikamet kartı)");
  });

  it("with words of its own is called by them", () => {
    const passport = named({ own: { name: "Загранпаспорт", photoOf: "Фото на загранпаспорт" } });
    const fiveYear = { ...passport, variant: "five-year" };
    expect(documentName(english, fiveYear)).toBe("Загранпаспорт");
    expect(photoTitle(english, fiveYear)).toBe("Germany Фото на загранпаспорт");
  });

  it("keeps what its pattern names and nobody knows", () => {
    const texts = { ...english, named: "{{document}} {{what}} {{variant}}" };
    expect(documentName(texts, named({ kind: "visa", variant: "DS-160" }))).toBe("Visa {{what}} DS-160");
  });
});

it("nobody adds the European Union to Schengen, or photo to a photo", () => {
  const schengen = named({ kind: "visa", variant: "Schengen", countryName: "European Union", isUnion: true });
  expect(photoTitle(english, schengen)).toBe("Schengen visa photo");
  const photo = named({ kind: "other", variant: "CV photo", countryName: "Japan" });
  expect(photoTitle(english, photo)).toBe("Japan CV photo");
});

it("a general size bears the name that the trade has for it", () => {
  const size = named({ kind: "other", countryName: null, own: { name: "carné" } });
  expect(documentName(english, size)).toBe("35 × 45 mm (carné)");
  expect(photoTitle(english, size)).toBe("Photo size: 35 × 45 mm (carné)");
});

it.each([
  ["passport", null, "Germany", "Germany passport photo"],
  ["visa", "DS-160", "United States", "United States visa photo – DS-160"],
  ["visa", "visa", "India", "India visa photo"],
  ["other", "bus pass", "Canada", "Canada bus pass photo"],
  ["other", "35x45", null, "Photo size: 35 × 45 mm"],
] as const)("a photo of %s, %s, of %s is headed %s", (kind, variant, countryName, title) => {
  expect(photoTitle(english, named({ kind, variant, countryName }))).toBe(title);
});

it.each([
  ["at an embassy", "atAnEmbassy"],
  ["Exit-entry permit", "exitEntryPermit"],
  ["titre de séjour", "titreDeSejour"],
  ["1.5×2 inch", "15x2Inch"],
  ["1.5 × 2 inch", "15X2Inch"],
  ["  DS-160 ", "ds160"],
  ["签证", ""],
])("the key of %j is %j", (variant, key) => {
  expect(variantKey(variant)).toBe(key);
});
