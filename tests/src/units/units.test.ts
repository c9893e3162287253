import { beforeEach, describe, expect, test } from "vitest";
import { cardInfoOf, forgetCardInfo, keepCardInfo, keptCardInfo } from "../../../src/units/card-info";
import { cardPx, convertLength, convertSize, type LengthUnit, roundLength } from "../../../src/units/convert";
import { fitSize } from "../../../src/units/fit-size";

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

test("a document's size converts by its own unit and dpi", () => {
  const usVisa = { width: 2, height: 2, unit: "inch", dpi: 300 } as const;
  expect(convertSize(usVisa, "mm")).toEqual({ width: 50.8, height: 50.8 });
  expect(convertSize(usVisa, "px")).toEqual({ width: 600, height: 600 });
});

test("a card converts at 11.8 px per mm", () => {
  expect([cardPx(35), cardPx(45)]).toEqual([413, 531]);
});

test.each([
  [
    { width: 4000, height: 3000 },
    { width: 2000, height: 2000 },
    { width: 2000, height: 1500 },
  ],
  [
    { width: 3000, height: 4000 },
    { width: 2000, height: 2000 },
    { width: 1500, height: 2000 },
  ],
  [
    { width: 300, height: 200 },
    { width: 2000, height: 2000 },
    { width: 300, height: 200 },
  ],
  [
    { width: 10_000, height: 2 },
    { width: 100, height: 100 },
    { width: 100, height: 1 },
  ],
])("%j fits into %j as %j", (size, max, expected) => {
  expect(fitSize(size, max)).toEqual(expected);
});

describe("card info kept locally", () => {
  const template = { urlPath: "de-passport", width: 35, height: 45, unit: "mm", dpi: 300 } as const;
  beforeEach(() => localStorage.clear());

  test("holds unit, width, height, the size in px and the document", () => {
    keepCardInfo(template);
    const expected = { unit: "mm", width: 35, height: 45, w: 413, h: 531, data: { urlPath: "de-passport" } };
    expect(keptCardInfo()).toEqual(expected);
    expect(JSON.parse(localStorage.getItem("cardInfo") ?? "")).toEqual(expected);
  });

  test("px stay px, inches go through mm", () => {
    expect(cardInfoOf({ ...template, unit: "px", width: 600, height: 600 })).toMatchObject({
      w: 600,
      h: 600,
    });
    expect(cardInfoOf({ ...template, unit: "inch", width: 2, height: 2 })).toMatchObject({ w: 599, h: 599 });
  });

  test("can be forgotten, and survives being broken", () => {
    keepCardInfo(template);
    forgetCardInfo();
    expect(keptCardInfo()).toBeNull();
    localStorage.setItem("cardInfo", "{broken");
    expect(keptCardInfo()).toBeNull();
    localStorage.setItem("cardInfo", "{}");
    expect(keptCardInfo()).toBeNull();
  });
});
