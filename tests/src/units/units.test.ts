import { beforeEach, describe, expect, test } from "@jest/globals";
import { cardInfoOf, forgetCardInfo, storeCardInfo, storedCardInfo } from "../../../src/units/card-info";
import { cardPx, convertSize } from "../../../src/units/convert";
import { fitSize } from "../../../src/units/fit-size";

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
    storeCardInfo(template);
    const expected = { unit: "mm", width: 35, height: 45, w: 413, h: 531, data: { urlPath: "de-passport" } };
    expect(storedCardInfo()).toEqual(expected);
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
    storeCardInfo(template);
    forgetCardInfo();
    expect(storedCardInfo()).toBeNull();
    localStorage.setItem("cardInfo", "{broken");
    expect(storedCardInfo()).toBeNull();
    localStorage.setItem("cardInfo", "{}");
    expect(storedCardInfo()).toBeNull();
  });
});
