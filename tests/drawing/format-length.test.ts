import { describe, expect, it } from "@jest/globals";
import {
  formatBand,
  formatBandWithUnit,
  formatLength,
  formatWithUnit,
  limitsShown,
  limitUnitBeside,
  millimetres,
  printedUnitOf,
  shownOnPrint,
  shownUnitOf,
  writeBareMeasured,
  writeMeasured,
} from "../../drawing/format-length";

const inches = shownOnPrint("inch", { widthMm: 35, heightMm: 45 });
const eighths = shownOnPrint("inch", { widthMm: 50.8, heightMm: 50.8 });
const pixels = shownUnitOf({ unit: "px", dpi: 300, sizeWidth: 12.7, sizeHeight: 16.9 });

describe("the unit of a document's lengths", () => {
  it("is eighths of an inch where the document's own size is in them, and nowhere else", () => {
    expect([inches.style, eighths.style]).toEqual(["inch", "eighths"]);
    expect(shownOnPrint("mm", { widthMm: 50.8, heightMm: 50.8 })).toEqual(millimetres);
  });
  it.each([
    ["px", 300, "px", 300 / 25.4],
    ["px", 600, "px", 600 / 25.4],
    ["inch", 300, "eighths", 1 / 25.4],
    ["mm", 300, "mm", 1],
  ] as const)("is its authority's: %s at %d dpi", (unit, dpi, style, perMm) => {
    const shown = shownUnitOf({ unit, dpi, sizeWidth: 50.8, sizeHeight: 50.8 });
    expect(shown).toEqual({ style, perMm: expect.closeTo(perMm, 10) });
  });
});

describe("the unit of a photo on paper", () => {
  it.each([
    ["px", "mm"],
    ["inch", "eighths"],
    ["mm", "mm"],
  ] as const)("is measurable with a ruler: %s, %s", (unit, style) =>
    expect(printedUnitOf({ unit, sizeWidth: 50.8, sizeHeight: 50.8 }).style).toBe(style),
  );
});

describe("lengths", () => {
  it.each([
    [33.64, millimetres, "en", "33.6"],
    [33.64, millimetres, "de", "33,6"],
    [50.8, inches, "en", "2"],
    [35, inches, "en", "1.38"],
    [12.7, pixels, "en", "150"],
    [127, pixels, "de", "1500"],
    [-0.02, pixels, "en", "0"],
  ] as const)("%s in %j, %s", (mm, unit, bcp47, text) => expect(formatLength(mm, unit, bcp47)).toBe(text));
  it("have the unit's word in every language", () => {
    expect(formatWithUnit(12.7, pixels, "en")).toBe("150\u00a0px");
    expect(formatWithUnit(12.7, pixels, "ar")).toBe("\u2066150\u2069\u00a0بكسل");
    expect(formatBandWithUnit({ min: 12.7, max: 25.4 }, pixels, "en")).toBe("150–300\u00a0px");
    expect(formatBandWithUnit({ min: 25, max: 35 }, eighths, "en")).toBe("1–1⅜\u00a0in");
    expect(formatBandWithUnit({ min: 34.01, max: 34 }, millimetres, "sv")).toBe("34\u00a0mm");
  });
  it("writes a band, and one number where both ends are the same", () => {
    expect(formatBand({ min: 25, max: 35 }, eighths, "en")).toBe("1–1⅜");
    expect(formatBand({ min: 32, max: 36 }, millimetres, "en")).toBe("32–36");
    expect(formatBand({ min: 4, max: 4 }, millimetres, "en")).toBe("4");
    expect(formatBand({ min: 4, max: 4.01 }, pixels, "en")).toBe("47");
  });
  it("keeps the minimum left of the maximum between Arabic words, as in the drawing", () => {
    const band = { min: 32, max: 36 };
    expect(formatBand(band, millimetres, "ar")).toBe("\u206632–36\u2069");
    expect(formatBandWithUnit(band, millimetres, "ar")).toBe("\u206632–36\u2069\u00a0مم");
    expect(formatBandWithUnit({ min: 36, max: 36 }, millimetres, "ar")).toBe("36\u00a0مم");
  });
  it.each([
    // The limit is 35 mm, which the authority calls 1⅜.
    [34.97, { min: 25, max: 35 }, eighths, "1⅜"],
    [25.1, { min: 25, max: 35 }, eighths, "1"],
    [30.1, { min: 25, max: 35 }, eighths, "1.19"],
    [24.9, { min: 25, max: 35 }, eighths, "0.98"],
    [35.12, { min: 25, max: 35 }, eighths, "1.383"],
    [31.97, { min: 32, max: null }, millimetres, "31.97"],
    [31.97, null, millimetres, "32"],
    [8.49, null, pixels, "100"],
    [8.45, { min: 8.4667, max: null }, pixels, "99.8"],
  ] as const)(
    "writes %s beside the limits %j in %j as %s in the drawing and in the text",
    (mm, limits, unit, number) => {
      expect(writeBareMeasured(mm, limits, unit, "en")).toBe(number);
      expect(writeMeasured(mm, limits, unit, "en").split("\u00a0")[0]).toBe(number);
    },
  );
  it.each([
    // As in the drawing of the requirements, whatever was measured.
    [34.29, { min: 25, max: 35 }, eighths, "1–1⅜\u00a0in"],
    [35.06, { min: 25, max: 35 }, eighths, "1–1⅜\u00a0in"],
    [25.4, { min: 25.4, max: 50.8 }, eighths, "1–2\u00a0in"],
    [33.4, { min: 32, max: 36 }, inches, "1.26–1.42\u00a0in"],
    [36.04, { min: 32, max: 36 }, millimetres, "32–36\u00a0mm"],
    [35.06, { min: 25.4, max: 35 }, pixels, "300–413\u00a0px"],
  ])("writes limits beside %s in its style and with its decimals: %j in %j", (mm, band, unit, text) => {
    const beside = limitUnitBeside(mm, limitsShown(band, unit), unit);
    expect(formatBandWithUnit(band, beside, "en")).toBe(text);
  });
});
