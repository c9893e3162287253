import { describe, expect, it, test } from "@jest/globals";
import {
  convertLength,
  inPrintUnit,
  type LengthUnit,
  otherPrintUnit,
  printUnitOf,
  roundLength,
  roundMm,
  toMm,
  toPx,
} from "../../../contract/document/units";

describe("millimetres and pixels", () => {
  it("turns every unit into millimetres", () => {
    expect(toMm(35, "mm", 300)).toBe(35);
    expect(toMm(2, "inch", 300)).toBe(50.8);
    expect(toMm(600, "px", 300)).toBeCloseTo(50.8, 10);
  });

  it("rounds pixels to whole ones and millimetres to one decimal", () => {
    expect(toPx(35, "mm", 300)).toBe(413);
    expect(toPx(45, "mm", 300)).toBe(531);
    expect(roundMm(toMm(630, "px", 300))).toBe(53.3);
  });

  it("gives millimetres in a unit of print", () => {
    expect(inPrintUnit(50.8, "mm")).toBe(50.8);
    expect(inPrintUnit(50.8, "inch")).toBeCloseTo(2, 10);
  });

  it("prints documents in inches or millimetres, never in pixels", () => {
    expect(printUnitOf("inch")).toBe("inch");
    expect(printUnitOf("mm")).toBe("mm");
    expect(printUnitOf("px")).toBe("mm");
    expect(otherPrintUnit("inch")).toBe("mm");
    expect(otherPrintUnit("mm")).toBe("inch");
  });

  it("gives pixels back unchanged on the way through millimetres", () => {
    for (const px of [197, 213, 300, 369, 413, 591, 810, 1200]) expect(toPx(px, "px", 300)).toBe(px);
  });

  it("refuses what is no number and what is no unit", () => {
    expect(() => toMm(Number.NaN, "mm", 300)).toThrow(TypeError);
    expect(() => toMm(1, "px", Number.POSITIVE_INFINITY)).toThrow(TypeError);
    expect(() => toMm(1, "cm" as "mm", 300)).toThrow(RangeError);
  });
});

describe("unit conversion", () => {
  test.each([
    [2, "inch", "mm", 300, 50.8],
    [35, "mm", "px", 300, 413.385826],
    [600, "px", "inch", 300, 2],
    [600, "px", "mm", 300, 50.8],
    [25.4, "mm", "inch", 72, 1],
    [7, "mm", "mm", 300, 7],
  ] as const)("%d %s in %s at %d dpi is %d", (value, from, to, dpi, expected) => {
    expect(convertLength(value, from, to, dpi)).toBeCloseTo(expected, 5);
  });

  test("value and dpi must be numbers", () => {
    expect(() => convertLength(Number.NaN, "mm", "px", 300)).toThrow(TypeError);
    expect(() => convertLength("35" as never, "mm", "px", 300)).toThrow("must be numbers");
    expect(() => convertLength(35, "mm", "px", Number.NaN)).toThrow(TypeError);
    expect(() => convertLength(35, "mm", "px", 0)).toThrow(TypeError);
  });

  test("the unit must be px, mm or inch", () => {
    expect(() => convertLength(35, "cm" as LengthUnit, "px", 300)).toThrow(RangeError);
    expect(() => convertLength(35, "mm", "pt" as LengthUnit, 300)).toThrow('"pt"');
  });
});

test("px round to an integer, mm and inch to one decimal", () => {
  expect(roundLength(413.39, "px")).toBe(413);
  expect(roundLength(50.84, "mm")).toBe(50.8);
  expect(roundLength(1.25, "inch")).toBe(1.3);
  expect(() => roundLength(Number.POSITIVE_INFINITY, "mm")).toThrow(TypeError);
});
