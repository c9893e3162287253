import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { languages } from "../../locales/languages";
import {
  writeDifference,
  writeEighths,
  writeLength,
  writeNumber,
  writePercent,
  writeSize,
  writeUnit,
} from "../../locales/write-number";
import { formatDate } from "../../src/i18n/format-date";

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

test("percent, units and plurals stand as each language writes them", () => {
  expect(plain(writePercent(98.5, "de"))).toBe("98,5 %");
  expect(writePercent(100, "pl")).toBe("100%");
  expect(writePercent(100, "tr")).toBe("%100");
  expect(plain(writeUnit(240, "kb", "fr"))).toBe("240 ko");
  expect(plain(writeUnit(1, "minute", "el"))).toBe("1 λεπτό");
  expect(plain(writeUnit(3, "second", "pl"))).toBe("3 sekundy");
  expect(writeUnit(-0.5, "deg", "en")).toBe("−0.5°");
  expect(writeNumber(1.234, "en", 2)).toBe("1.23");
});

test("a size in pixels stands in names of documents as in the texts of their pages", () => {
  const textOf = (code: string) =>
    JSON.parse(readFileSync(`locales/${code}/requirement.json`, "utf8")).value.pixels;
  for (const { code, bcp47 } of languages) {
    const text = textOf(code).replace("{{width}}", "600").replace("{{height}}", "750");
    expect(writeSize(600, 750, "px", bcp47)).toBe(text);
  }
});

describe("the signs of lengths", () => {
  const textsOf = (code: string, name: string) =>
    JSON.parse(readFileSync(`locales/${code}/${name}.json`, "utf8"));
  const signOf = (value: number, unit: "mm" | "inch", bcp47: string) =>
    writeUnit(value, unit, bcp47).replace(/[\d\s]/g, "");

  test.each(languages.map(({ code, bcp47 }) => [code, bcp47]))(
    "are those of the texts in %s",
    (code, bcp47) => {
      expect(signOf(35, "mm", bcp47)).toBe(textsOf(code, "common").unit.mm);
      const paper: string = textsOf(code, "result").printout.papers["4x6in"].replace(/[\u2066\u2069]/g, "");
      expect(paper.slice(-signOf(6, "inch", bcp47).length)).toBe(signOf(6, "inch", bcp47));
    },
  );

  test.each(languages.filter(({ code }) => existsSync(`content/remarks/${code}.json`)))(
    "are those of the remarks in $code",
    ({ code, bcp47 }) => {
      const remarks = readFileSync(`content/remarks/${code}.json`, "utf8");
      const typed = [...remarks.matchAll(/\d[\s\u00a0]?(mm|мм|χλστ\.|มม\.|مم|मिमी|毫米|公釐)/g)].map(
        ([, sign]) => sign,
      );
      expect([...new Set(typed)]).toEqual([signOf(35, "mm", bcp47)]);
    },
  );
});

test("nothing has no sign", () => {
  expect([-0.04, -0, 0.04, -0.05, 0.05].map((value) => writeNumber(value, "en"))).toEqual([
    "0",
    "0",
    "0",
    "−0.1",
    "0.1",
  ]);
  expect(writeUnit(-0.001, "inch", "en")).toBe("0\u00a0in");
});

test("a negative length has the same minus sign in every unit", () => {
  const written = (["mm", "inch", "px"] as const).map((style) => plain(writeLength(-8, style, "en")));
  expect(written).toEqual(["−8 mm", "−8 in", "−8 px"]);
  expect(plain(writeLength(-8, "px", "ar"))).toBe("\u2066\u200e−8\u2069 بكسل");
});

test("inches of those who think in them are whole eighths, with the unit of the language", () => {
  expect(writeEighths(25 / 25.4, "en")).toBe("1");
  expect(writeEighths(28 / 25.4, "en")).toBe("1⅛");
  expect(writeEighths(22 / 25.4, "en")).toBe("⅞");
  expect(writeEighths(1.4375, "de")).toBe("1,44");
  expect(plain(writeLength(2, "eighths", "en"))).toBe("2 in");
  for (const { bcp47 } of languages)
    expect([bcp47, writeLength(1.375, "eighths", bcp47)]).toEqual([bcp47, expect.stringMatching(/1⅜/)]);
});

test("between Arabic words, an eighth stays behind its number", () => {
  expect(writeEighths(1.375, "ar")).toBe("\u20661⅜\u2069");
  expect(plain(writeLength(1.375, "eighths", "ar"))).toMatch(/^\u20661⅜\u2069 بوصة/);
});

test("between Arabic words, width stands before height in every unit", () => {
  const sizes = (["mm", "inch", "px"] as const).map((unit) => plain(writeSize(40, 60, unit, "ar")));
  expect(sizes).toEqual(["مم", "بوصة", "بكسل"].map((sign) => `\u206640 × 60\u2069 ${sign}`));
  expect(plain(writeSize(50.8, 50.8, "mm", "ar"))).toBe("\u206650.8 × 50.8\u2069 مم");
});

test("between Arabic words, the unit of a negative length stands where that of a positive one does", () => {
  // The first letter or mark gives isolated text its direction.
  expect(writeUnit(-1.75, "mm", "ar", 2)).toBe("\u200f\u200e−1.75\u00a0مم");
  expect(writeUnit(1.75, "mm", "ar", 2)).toBe("1.75\u00a0مم");
  expect(writeUnit(-1.75, "mm", "de", 2)).toBe("−1,75\u00a0mm");
});

test("a negative length in eighths has one sign", () => {
  expect(plain(writeLength(-0.1, "eighths", "en"))).toBe("−0.1 in");
  expect(plain(writeLength(0.1, "eighths", "en"))).toBe("0.1 in");
});

test("a difference has its sign where there is one", () => {
  expect(plain(writeDifference(2.1, "mm", "de"))).toBe("+2,1 mm");
  expect(plain(writeDifference(-3, "mm", "en"))).toBe("−3 mm");
  expect(plain(writeDifference(0, "mm", "en"))).toBe("0 mm");
});

test("no number leaves its unit at a line's end, and every language has Latin digits", () => {
  for (const { bcp47 } of languages) {
    expect(writeUnit(45, "mm", bcp47)).not.toContain(" ");
    expect(writeUnit(45, "mm", bcp47)).toContain("45");
    expect(formatDate("2026-11-18", bcp47)).toMatch(/2026/);
  }
});

test("French counts the first of a month as 1er, and no other day", () => {
  expect(formatDate("2026-11-01", "fr")).toBe("1er novembre 2026");
  expect(formatDate("2026-11-11", "fr")).toBe("11 novembre 2026");
  expect(formatDate("2026-11", "fr")).toBe("novembre 2026");
  expect(plain(formatDate("2026-11", "ru"))).toBe("ноябрь 2026 г.");
});

test.each([
  ["bg", "18 ноември 2026 г."],
  ["ru", "18 ноября 2026 г."],
  ["uk", "18 листопада 2026 р."],
])("a date has the same spaces from Node as from every browser (%s)", (bcp47, date) => {
  expect(formatDate("2026-11-18", bcp47)).toBe(date);
});
