import { describe, expect, it } from "@jest/globals";
import { levelWithin } from "../../../../photo/core/crop/level-within";
import type { SourceBounds } from "../../../../photo/core/crop/source-bounds";
import type { HeadPoints } from "../../../../photo/core/face/head";

/** 2 x 2 inch, the head to the hair 25 to 35 mm. */
const rule = {
  widthMm: 50.8,
  heightMm: 50.8,
  head: { heightMm: { min: 25, max: 35 }, crown: "hair" },
  eyeLineMm: { min: 28, max: 35 },
  topMarginMm: null,
} as const;

const square = (sidePx: number): SourceBounds => ({
  sourceWidthPx: sidePx,
  sourceHeightPx: sidePx,
  upscalingPerMm: 0,
  covers: ([x, y]) => x >= 0 && y >= 0 && x <= sidePx && y <= sidePx,
});

/** A head of 340 px in the middle of a square of 508 px but for its lean: 34 mm of 50.8. */
const leaning = (rollDeg: number): HeadPoints => ({
  chin: [254, 410],
  crown: [254, 90],
  leftEye: [290, 215],
  rightEye: [218, 215],
  eyeMiddle: [254, 215],
  cheekMiddle: [254, 280],
  interpupillaryPx: 72,
  rollDeg,
});

function leftOf(rollDeg: number, bounds: SourceBounds) {
  const { head, outcome } = levelWithin(
    { head: leaning(rollDeg), hairTop: [254, 70] },
    { rule, widthMm: 50.8, bounds },
  );
  return outcome.ok ? rollDeg - head.rollDeg : null;
}

describe("levelWithin", () => {
  it("takes all of the lean away where there is room", () => {
    expect(leftOf(4, square(1000))).toBe(0);
    expect(leftOf(-12, square(1000))).toBe(0);
  });

  it("leaves as little of it as the room asks for", () => {
    expect(leftOf(3, square(508))).toBeGreaterThan(0);
    expect(leftOf(3, square(508))).toBeLessThanOrEqual(3);
    expect(leftOf(3, square(516))).toBeLessThan(leftOf(3, square(508))!);
  });

  it("leaves no lean that a finished photo may not have, and says then what lacks", () => {
    expect(leftOf(9, square(508))).toBeNull();
    const { head, outcome } = levelWithin(
      { head: leaning(9), hairTop: [254, 70] },
      { rule, widthMm: 50.8, bounds: square(508) },
    );
    expect(head.rollDeg).toBe(9);
    expect(outcome.ok).toBe(false);
  });
});
