import { describe, expect, it } from "vitest";
import { roundMm, toMm, toPx } from "../../../catalogue/templates/lengths";

describe("unit conversion", () => {
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

  it("gives pixels back unchanged on the way through millimetres", () => {
    for (const px of [197, 213, 300, 369, 413, 591, 810, 1200]) expect(toPx(px, "px", 300)).toBe(px);
  });

  it("refuses what is no number and what is no unit", () => {
    expect(() => toMm(Number.NaN, "mm", 300)).toThrow(TypeError);
    expect(() => toMm(1, "px", Number.POSITIVE_INFINITY)).toThrow(TypeError);
    expect(() => toMm(1, "cm" as "mm", 300)).toThrow(RangeError);
  });
});
