import { describe, expect, it } from "@jest/globals";
import { checkExpression } from "../../../../photo/core/checks/face/expression";
import { checkFaceSize, wantedEyePx } from "../../../../photo/core/checks/face/face-size";
import { checkRoll } from "../../../../photo/core/checks/face/pose";
import { checkAspectRatio } from "../../../../photo/core/checks/file/aspect-ratio";
import { checkImageType } from "../../../../photo/core/checks/file/image-type";
import { checkFraming } from "../../../../photo/core/checks/frame/framing";
import { judge } from "../../../../photo/core/checks/judge";
import { checkLighting } from "../../../../photo/core/checks/picture/lighting";
import { checkNaturalColour } from "../../../../photo/core/checks/picture/natural-colour";
import type { Cheek } from "../../../../photo/core/face/cheeks";
import type { HeadPoints } from "../../../../photo/core/face/head";
import { thresholds } from "../../../../photo/core/thresholds";
import { type Side, sides } from "../../../../photo/core/types";
import { testRule } from "../../test-rule";
import { meshOf, paintedPatch } from "./painted-patch";

describe("an upload", () => {
  it.each([
    [1000, 1000, "pass"],
    [500, 1000, "pass"],
    [499, 1000, "fail"],
    [2001, 1000, "fail"],
  ])("of %d x %d px (the specification: 1:2 to 2:1): %s", (widthPx, heightPx, verdict) => {
    expect(checkAspectRatio(widthPx, heightPx)).toMatchObject({ rule: "aspect-ratio", verdict });
  });

  it.each([
    [90, "pass"],
    [89, "warn"],
    [44, "fail"],
  ])("with %d px between the eyes (ICAO Doc 9303: 90): %s", (eyesPx, verdict) => {
    expect(checkFaceSize(eyesPx)).toMatchObject({ rule: "face-size", verdict, messageKey: "smallFaces" });
  });

  it.each([
    ["150 x 200 px", { widthPx: 150, heightPx: 200 }, "allowed", 45, "pass"],
    ["450 x 600 px", { widthPx: 450, heightPx: 600 }, "allowed", 90, "warn"],
    ["the whole picture", { widthPx: 150, heightPx: 200 }, "forbidden", 90, "warn"],
  ] as const)(
    "is held to what a file of %s can show",
    (_, { widthPx, heightPx }, geometry, wanted, verdict) => {
      const band = (px: number) => ({ min: px, max: px });
      const file = { aspectRatio: null, minKb: null, maxKb: null, format: "jpeg" } as const;
      const digital = { ...file, widthPx: band(widthPx), heightPx: band(heightPx) };
      // Eyes a quarter of the head apart; the smallest head is 70 % of the file.
      const head = {
        crown: [0, 0],
        chin: [0, 400],
        leftEye: [100, 200],
        rightEye: [0, 200],
      } as unknown as HeadPoints;
      const wantedPx = wantedEyePx(head, testRule({ digital }, { geometry }));
      expect(wantedPx).toBe(wanted);
      expect(checkFaceSize(87.1, wantedPx).verdict).toBe(verdict);
    },
  );

  it.each([
    ["jpeg", "pass"],
    [null, "fail"],
  ])("of the type %s: %s", (format, verdict) => {
    expect(checkImageType(format)).toMatchObject({
      rule: "image-type",
      verdict,
      measured: format,
      unit: null,
    });
  });

  it.each<[Side[], string, string]>([
    [[], "", "too-close, top-space, bottom-space, centring"],
    [["left"], "centring", "too-close, top-space, bottom-space"],
    [["right"], "centring", "too-close, top-space, bottom-space"],
    [["top"], "top-space", "too-close, bottom-space, centring"],
    [["bottom"], "bottom-space", "too-close, top-space, centring"],
    [["left", "right"], "too-close", "top-space, bottom-space"],
    [["top", "bottom"], "too-close", "centring"],
    [["top", "left", "right"], "too-close", "bottom-space"],
    [["top", "top", "left"], "top-space, centring", "too-close, bottom-space"],
  ])("without room at %j: fails %j, meets %j", (missing, failed, met) => {
    const rules = (verdict: string) =>
      checkFraming(missing)
        .filter((check) => check.verdict === verdict)
        .map(({ rule }) => rule)
        .join(", ");
    expect([rules("fail"), rules("pass")]).toEqual([failed, met]);
    // Each side is told once.
    expect(checkFraming(missing).flatMap(({ sides = [] }) => sides)).toEqual(
      sides.filter((side) => missing.includes(side)),
    );
  });
});

/** Two hues of the same light beside each other, as skin and lips have. */
const inColour = paintedPatch((x, y) => ((x + y) % 2 ? [180, 120, 100] : [140, 140, 120]));

describe("a face", () => {
  it.each([
    [15, "pass"],
    [-15.5, "fail"],
  ])("that leans by %d degrees: %s", (rollDeg, verdict) => {
    expect(checkRoll(rollDeg)).toMatchObject({ rule: "roll", verdict, messageKey: "stayStraight" });
  });

  it.each([
    [59, "neutral", "pass"],
    [61, "neutral", "warn"],
    [65, null, "pass"],
    [67, null, "warn"],
    [65, "mouth-closed", "pass"],
    [80, "closed-smile", "pass"],
    [80, "smile", "pass"],
  ] as const)(
    "with a mouth of %d px for eyes 60 px apart, %s asked for: %s",
    (mouthPx, expression, verdict) => {
      const head = { leftEye: [160, 100], rightEye: [100, 100] } as unknown as HeadPoints;
      const check = checkExpression(meshOf({ 61: [100, 200], 291: [100 + mouthPx, 200] }), head, expression);
      expect(check).toMatchObject({ rule: "expression", verdict });
    },
  );

  it.each<[string, Cheek, Cheek, number, string]>([
    ["evenly", [180, 140, 120], [180, 140, 120], 1, "pass"],
    // Linear luminance: 128 has 0.216 of the light, 64 has 0.051, 255 all of it.
    ["from the left", [128, 128, 128], [255, 255, 255], 0.217, "pass"],
    ["hard from the left", [100, 100, 100], [255, 255, 255], 0.129, "warn"],
    ["from the right", [255, 255, 255], [64, 64, 64], 0.053, "warn"],
    ["from one side alone", [0, 0, 0], [200, 200, 200], 0.003, "fail"],
    ["not at all", [0, 0, 0], [0, 0, 0], 1, "pass"],
  ])("lit %s", (_, right, left, ratio, verdict) => {
    const check = checkLighting({ right, left });
    expect(check).toMatchObject({ rule: "lighting", verdict });
    expect(check.measured).toBeCloseTo(ratio, 2);
  });

  it.each<[string, Cheek, string]>([
    // OFIQ's range of skin in neutral light: a* 5 to 25, b* 5 to 35.
    ["light skin", [220, 180, 160], "pass"],
    ["dark skin", [90, 60, 45], "pass"],
    ["grey", [128, 128, 128], "pass"],
    ["in blue light", [120, 130, 190], "warn"],
    ["in green light", [60, 200, 60], "fail"],
    ["in red light", [255, 0, 0], "fail"],
    ["in yellow light", [230, 190, 90], "warn"],
  ])("of the colour of %s: %s", (_, colour, verdict) => {
    expect(checkNaturalColour({ right: colour, left: colour }, inColour)).toMatchObject({
      rule: "natural-colour",
      verdict,
    });
  });

  it("of grey lies off the range of skin by 5 in both directions", () => {
    const grey: Cheek = [128, 128, 128];
    expect(checkNaturalColour({ right: grey, left: grey }, inColour).measured).toBeCloseTo(
      Math.hypot(5, 5),
      1,
    );
  });
});

it("a face in sepia has one hue for each light", () => {
  const skin: Cheek = [190, 160, 125];
  const sepia = paintedPatch((x, y) => [1.07, 0.95, 0.75].map((share) => share * (100 + x - y / 2)));
  expect(checkNaturalColour({ right: skin, left: skin }, inColour).verdict).toBe("pass");
  expect(checkNaturalColour({ right: skin, left: skin }, sepia)).toMatchObject({
    verdict: "warn",
    messageKey: "unnaturalColour",
  });
});

describe("a number", () => {
  it.each([
    [0.12345, 0.123],
    [0.0800004, 0.0800004],
    [0.08, 0.08],
    [123.456, 123],
  ])("of %d is shown as %d, on its side of the limit 0.08", (value, shown) => {
    const check = judge("sharpness", "blurred", value, { unit: "ratio", source: "", warn: { max: 0.08 } });
    expect(check.measured).toBe(shown);
  });

  it("is told with the limit that it missed, or else the first that it met", () => {
    const limit = (value: number) => {
      const { min, max } = judge("sharpness", "blurred", value, thresholds.sharpness);
      return [min, max];
    };
    expect([limit(0.2), limit(0.09), limit(0.05)]).toEqual([
      [0.095, null],
      [0.095, null],
      [0.085, null],
    ]);
  });
});
