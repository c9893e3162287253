import { describe, expect, test } from "vitest";
import { countryAliases } from "../../../../src/features/requirement-search/country-aliases";
import { firstOfEachLetter } from "../../../../src/features/requirement-search/first-of-each-letter";
import { makeSearchIndex, searchGroups } from "../../../../src/features/requirement-search/search-groups";

const documents = (country: string, names: Record<string, string>) =>
  Object.entries(names).map(([document, name]) => ({ urlPath: `${country}-${document}`, document, name }));

const groups = [
  { countryCode: "AT", countryName: "Österreich", templateList: documents("at", { passport: "Reisepass" }) },
  { countryCode: "AU", countryName: "Australien", templateList: documents("au", { passport: "Reisepass" }) },
  {
    countryCode: "CI",
    countryName: "Côte d’Ivoire",
    templateList: documents("ci", { passport: "Reisepass" }),
  },
  {
    countryCode: "DE",
    countryName: "Deutschland",
    templateList: documents("de", { passport: "Reisepass", visa: "Visum", "id-card": "Personalausweis" }),
  },
  { countryCode: "SE", countryName: "Schweden", templateList: documents("se", { passport: "Reisepass" }) },
  {
    countryCode: "US",
    countryName: "Vereinigte Staaten",
    templateList: documents("us", { passport: "Reisepass", visa: "Visum" }),
  },
];
const index = makeSearchIndex(groups, countryAliases);
const found = (query: string) =>
  searchGroups(index, query).map(
    ({ countryCode, templateList }) =>
      `${countryCode} ${templateList.map(({ document }) => document).join()}`,
  );

describe("requirement search", () => {
  test("nothing typed: everything, in the order given", () => {
    expect(searchGroups(index, "  ")).toEqual(groups);
  });

  test("a country by its name, with and without marks, and by its English name", () => {
    expect(found("Österreich")).toEqual(["AT passport"]);
    expect(found("osterr")).toEqual(["AT passport"]);
    expect(found("austria")).toEqual(["AT passport"]);
    expect(found("cote d'ivoire")).toEqual(["CI passport"]);
  });

  test("a code comes before names that begin with it", () => {
    expect(found("au")[0]).toBe("AU passport");
    expect(found("se")[0]).toBe("SE passport");
    expect(found("DE")[0]).toBe("DE passport,visa,id-card");
  });

  test("common other names", () => {
    expect(found("usa")).toEqual(["US passport,visa"]);
    expect(found("ivory coast")).toEqual(["CI passport"]);
  });

  test("a document in the page's language or in English, in all countries that have it", () => {
    expect(found("visum")).toEqual(["DE visa", "US visa"]);
    expect(found("visa")).toEqual(["DE visa", "US visa"]);
    expect(found("id card")).toEqual(["DE id-card"]);
  });

  test("country and document together, in either order", () => {
    expect(found("germany visa")).toEqual(["DE visa"]);
    expect(found("visa us")).toEqual(["US visa"]);
    expect(found("vereinigte staaten reisepass")).toEqual(["US passport"]);
  });

  test("nothing fits", () => {
    expect(found("atlantis")).toEqual([]);
    expect(found("germany green card")).toEqual([]);
  });
});

test("the letter index has the base of a letter and leaves general sizes out", () => {
  const list = [
    { countryCode: "AL", countryName: "Albanien" },
    { countryCode: "AT", countryName: "Österreich" },
    { countryCode: "OM", countryName: "Oman" },
    { countryCode: "XX", countryName: "Zwischengrößen" },
  ];
  expect(firstOfEachLetter(list, "de")).toEqual([
    { letter: "A", countryCode: "AL" },
    { letter: "O", countryCode: "AT" },
  ]);
});

test("Thai countries stand under the consonant that they are sorted by", () => {
  const list = ["กรีซ", "เกรเนดา", "โคลอมเบีย", "แคนาดา"].map((countryName, index) => ({
    countryCode: `A${index}`,
    countryName,
  }));
  expect(firstOfEachLetter(list, "th")).toEqual([
    { letter: "ก", countryCode: "A0" },
    { letter: "ค", countryCode: "A2" },
  ]);
});

test("letters with marks are letters of their own where the language sorts them so", () => {
  const lettersOf = (names: string[], bcp47: string) =>
    firstOfEachLetter(
      names.map((countryName, index) => ({ countryCode: `A${index}`, countryName })),
      bcp47,
    ).map(({ letter }) => letter);
  expect(lettersOf(["Chile", "Čad", "Česko"], "sl")).toEqual(["C", "Č"]);
  expect(lettersOf(["Austria", "Ühendkuningriik"], "et")).toEqual(["A", "Ü"]);
  expect(lettersOf(["Oman", "Österreich"], "de")).toEqual(["O"]);
  expect(lettersOf(["Oman", "Österrike"], "sv")).toEqual(["O", "Ö"]);
  expect(lettersOf(["가나", "그리스", "나미비아", "대한민국"], "ko")).toEqual(["ㄱ", "ㄴ", "ㄷ"]);
});
