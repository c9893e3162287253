import { describe, expect, it } from "@jest/globals";
import { checkMouthClosed } from "../../../../../photo/core/checks/face/mouth-closed";
import { teethShare } from "../../../../../photo/core/checks/face/teeth";
import { patchEyeDistancePx } from "../../../../../photo/core/face/face-patch";
import type { HeadPoints } from "../../../../../photo/core/face/head";
import type { PhotoRule, Point } from "../../../../../photo/core/types";
import { meshOf, paintedPatch } from "../painted-patch";

/** Lips from column 30 to 70, all edges level: the upper one from row 53 to 58, the lower one below the gap. */
function mouthOf(gapPx: number) {
  const places: Record<number, Point> = {};
  const lay = (indices: number[], y: number) =>
    indices.forEach((index, at) => {
      places[index] = [30 + (40 * at) / (indices.length - 1), y];
    });
  lay([61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291], 53);
  lay([61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291], 70 + gapPx);
  lay([78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308], 58);
  lay([78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308], 58 + gapPx);
  return meshOf(places);
}

type Colour = readonly [number, number, number];
const lips: Colour = [170, 90, 85];
const teeth: Colour = [215, 205, 190];
const gapPx = 4;
const inGap = (y: number) => y >= 58 && y <= 58 + gapPx;

/** Everything has the lips' colour but what is said of the gap. */
const seen = (between: (x: number, y: number) => Colour | null, lip: Colour = lips) =>
  teethShare(
    paintedPatch((x, y) => (inGap(y) ? (between(x, y) ?? lip) : lip), 120),
    mouthOf(gapPx),
  );

describe("the share of teeth between the lips", () => {
  it.each<[string, Colour, Colour, number]>([
    ["teeth", lips, teeth, 1],
    ["teeth between dark lips", [70, 42, 40], [190, 180, 165], 1],
    ["yellow teeth", lips, [200, 185, 140], 1],
    ["teeth between painted lips", [190, 20, 50], teeth, 1],
    ["closed lips", lips, lips, 0],
    ["a dark line", lips, [60, 30, 30], 0],
    ["a grey shadow", lips, [95, 92, 90], 0],
    ["the tongue", lips, [180, 95, 95], 0],
    ["skin between pale lips", [205, 150, 135], [215, 165, 145], 0],
  ])("%s", (_, lip, between, share) => {
    expect(seen(() => between, lip)).toBe(share);
  });

  it("counts the columns in which they are seen", () => {
    expect(seen((x) => (x < 50 ? teeth : null))).toBeCloseTo(0.5, 1);
  });

  it("leaves out the corners, where every mouth is closed", () => {
    // 0.28 of 40 columns on either side.
    expect(seen((x) => (x > 41 && x < 59 ? teeth : null))).toBe(1);
  });

  it("is none for gloss on a lip", () => {
    const patch = paintedPatch((_x, y) => (y >= 64 && y <= 67 ? [235, 225, 225] : lips), 120);
    expect(teethShare(patch, mouthOf(1))).toBe(0);
  });

  it("cannot be told in black and white", () => {
    expect(seen(() => [200, 200, 200], [120, 120, 120])).toBeNull();
  });
});

describe("a mouth that the mesh draws open where a neutral one is asked for", () => {
  const head = { eyeMiddle: [50, 20], chin: [50, 120], interpupillaryPx: patchEyeDistancePx };
  const found = (gapPx: number, between: Colour, expression: PhotoRule["expression"] = "neutral") =>
    checkMouthClosed(
      paintedPatch((_x, y) => (y >= 58 && y <= 58 + gapPx ? between : lips), 120),
      mouthOf(gapPx),
      head as unknown as HeadPoints,
      expression,
    );
  const verdict = (gapPx: number, between: Colour) => found(gapPx, between).verdict;

  it("is refused for teeth, and not where full lips may be closed", () => {
    expect([verdict(9, teeth), verdict(9, lips), verdict(11, lips)]).toEqual(["fail", "pass", "fail"]);
  });

  // A gap from 0.2 on is a mouth that is wide open.
  it.each<[string, number, Colour, PhotoRule["expression"], string]>([
    ["a smile", 9, teeth, "neutral", "fail teethShown"],
    ["a wide smile", 15, teeth, "neutral", "fail teethShown"],
    ["the same elsewhere", 15, teeth, null, "warn teethShown"],
    ["the same where a smile is accepted", 15, teeth, "smile", "pass mouthOpen"],
    ["the same where a smile without teeth is", 15, teeth, "closed-smile", "fail teethShown"],
    ["the same where the mouth is to be closed", 15, teeth, "mouth-closed", "fail teethShown"],
    ["a mouth that is wide open where a smile is accepted", 21, teeth, "smile", "fail mouthOpen"],
    ["a mouth that is open without teeth", 15, [60, 30, 30], "neutral", "fail mouthOpen"],
    ["a mouth that is wide open", 21, teeth, "neutral", "fail mouthOpen"],
  ])("%s is told by what is seen", (_, gapPx, between, expression, told) => {
    const { verdict, messageKey } = found(gapPx, between, expression);
    expect(`${verdict} ${messageKey}`).toBe(told);
  });
});

describe("a mouth whose lips stand hardly apart", () => {
  const head = {
    eyeMiddle: [50, 20],
    chin: [50, 120],
    interpupillaryPx: patchEyeDistancePx,
  } as unknown as HeadPoints;
  const withTeeth = paintedPatch((_x, y) => (inGap(y) ? teeth : lips), 120);

  it.each(["neutral", "closed-smile", null] as const)(
    "warns of teeth where the document says %s",
    (expression) => {
      expect(checkMouthClosed(withTeeth, mouthOf(gapPx), head, expression)).toEqual({
        rule: "mouth-closed",
        verdict: "warn",
        measured: 1,
        min: null,
        max: 0.68,
        unit: "ratio",
        messageKey: "teethShown",
        isOwnLimit: true,
      });
    },
  );

  it("passes by its gap without them", () => {
    const closed = paintedPatch(() => lips, 120);
    expect(checkMouthClosed(closed, mouthOf(gapPx), head, "neutral")).toMatchObject({
      verdict: "pass",
      measured: 0.04,
      max: 0.062,
    });
  });

  it("that is open is told by its gap, teeth or not", () => {
    expect(checkMouthClosed(withTeeth, mouthOf(10), head, "neutral")).toMatchObject({
      verdict: "fail",
      measured: 0.1,
    });
  });
});
