import { describe, expect, it } from "@jest/globals";
import { checkEyesVisible } from "../../../../../../photo/core/checks/face/eyes/eyes-visible";
import type { Cheek } from "../../../../../../photo/core/face/cheeks";
import { patchEyeDistancePx } from "../../../../../../photo/core/face/face-patch";
import type { HeadPoints } from "../../../../../../photo/core/face/head";
import { labOfRgb, type Rgb } from "../../../../../../photo/core/raster/colour";
import { paintedPatch } from "../../painted-patch";

const edgePx = 160;
const [left, right] = [80 - patchEyeDistancePx / 2, 80 + patchEyeDistancePx / 2];
const head = { rightEye: [left, 60], leftEye: [right, 60] } as unknown as HeadPoints;
const skin: Cheek = [128, 128, 128];
/** Grey of this lightness (L*), by the published curve of sRGB. */
function greyOf(lightness: number): number {
  let sample = 0;
  while (labOfRgb([sample, sample, sample] as Rgb)[0] < lightness) sample++;
  return sample;
}
const skinLightness = labOfRgb(skin)[0];

interface Eyes {
  /** How much darker it is under each eye than on the cheeks, in L*. */
  under: readonly [number, number];
  /** Stripes on the eyes, in grey levels above and below the skin. */
  stripes: readonly [number, number];
}

const faceOf = ({ under, stripes }: Eyes) =>
  paintedPatch(
    (x, y) => {
      const side = x < 80 ? 0 : 1;
      if (y >= 69 && y < 82) return new Array<number>(3).fill(greyOf(skinLightness - under[side]));
      const level = y >= 50 && y < 68 ? stripes[side] * (x % 2 ? 1 : -1) : 0;
      return new Array<number>(3).fill(128 + level);
    },
    edgePx,
    0,
  );

const check = (eyes: Eyes, inFront = 0, isCovered = false, cheeks = { right: skin, left: skin }, frame = 0) =>
  checkEyesVisible({ patch: faceOf(eyes), head, cheeks }, { inFront, frame }, isCovered);

const none = 0;
/** Something in front of the eyes: it may be there from 0.55, and is from 1 on. */
const thin = 0.7;
const worn = 1.5;
const seen: Eyes["stripes"] = [40, 40];
const black: Eyes["stripes"] = [4, 4];

// The limits, as a difference of colours: 19 and 30, in a frame 11.5 and 22; contrast of the eyes 0.105 and 0.2.
describe("eyes", () => {
  it.each<[string, Eyes, number, string]>([
    ["in a bare face", { under: [2, 2], stripes: seen }, none, "pass"],
    ["in deep shadow", { under: [16, 16], stripes: seen }, none, "pass"],
    ["in the deepest shadow, yet seen", { under: [25, 25], stripes: seen }, none, "pass"],
    ["in it behind what may be a frame, yet seen", { under: [25, 25], stripes: seen }, thin, "pass"],
    ["in shadow, not seen", { under: [21, 21], stripes: black }, none, "warn"],
    ["in shadow, hardly seen", { under: [23, 23], stripes: [20, 20] }, none, "pass"],
    ["behind dark glasses", { under: [25, 25], stripes: black }, worn, "fail"],
    ["behind mirrored glasses", { under: [35, 35], stripes: seen }, worn, "fail"],
    ["hardly seen in a deep shadow without a frame", { under: [25, 25], stripes: black }, none, "warn"],
    ["one of which has a shadow", { under: [25, 2], stripes: seen }, none, "pass"],
    ["the other of which has a shadow", { under: [2, 25], stripes: seen }, none, "pass"],
    ["behind clear glasses", { under: [5, 5], stripes: seen }, worn, "pass"],
    ["in a frame, in some shadow, yet seen", { under: [13, 13], stripes: seen }, worn, "pass"],
    ["in a frame, in some shadow, hardly seen", { under: [13, 13], stripes: [20, 20] }, worn, "warn"],
    ["in a frame, in deep shadow, yet seen", { under: [17, 17], stripes: seen }, worn, "pass"],
    ["behind tinted lenses, yet seen", { under: [22, 22], stripes: seen }, worn, "warn"],
    ["in a frame, in deep shadow, hardly seen", { under: [17, 17], stripes: [20, 20] }, worn, "warn"],
    [
      "behind lenses that are a little darker, hardly seen",
      { under: [20, 20], stripes: [20, 20] },
      worn,
      "warn",
    ],
    [
      "behind lenses that are darker still, hardly seen",
      { under: [24, 24], stripes: [20, 20] },
      worn,
      "fail",
    ],
    ["in what may be a frame, in deep shadow", { under: [17, 17], stripes: seen }, thin, "pass"],
    ["behind black lenses on black skin", { under: [2, 2], stripes: black }, worn, "fail"],
    ["not seen behind what may be a frame", { under: [2, 2], stripes: black }, thin, "warn"],
    ["behind one black lens", { under: [2, 2], stripes: [4, 40] }, worn, "pass"],
    ["behind the other black lens", { under: [2, 2], stripes: [40, 4] }, worn, "pass"],
    ["without a frame that show little", { under: [2, 2], stripes: black }, none, "pass"],
  ])("%s", (_, eyes, inFront, verdict) => {
    // Only what is sure is said of dark glasses.
    const messageKey = verdict === "warn" ? "eyesUnclear" : "darkGlasses";
    expect(check(eyes, inFront)).toMatchObject({ rule: "eyes-visible", verdict, messageKey });
  });

  // Dark glasses without a hard rim below: bars of a frame are all that shows of them.
  it.each<[string, Eyes, number, string]>([
    ["hardly seen, darker below", { under: [14, 14], stripes: [20, 20] }, 0.7, "warn"],
    ["hardly seen, far darker below", { under: [24, 24], stripes: [20, 20] }, 1.5, "warn"],
    ["hardly seen, darker below in a bare face", { under: [14, 14], stripes: [20, 20] }, 0.5, "pass"],
    ["hardly seen, no darker below", { under: [8, 8], stripes: [20, 20] }, 1.5, "pass"],
    ["seen, darker below", { under: [14, 14], stripes: seen }, 1.5, "pass"],
  ])("behind what may be a frame without an edge below: %s", (_, eyes, frame, verdict) => {
    expect(check(eyes, none, false, { right: skin, left: skin }, frame).verdict).toBe(verdict);
  });

  it("are told by the difference under them", () => {
    expect(Number(check({ under: [10, 14], stripes: seen }).measured)).toBeCloseTo(10, 0);
  });

  it("are not judged over a mask", () => {
    expect(check({ under: [25, 25], stripes: black }, none, true).verdict).toBe("not-checked");
  });

  it("are compared with the cheek of their own side", () => {
    const dark = greyOf(skinLightness - 25);
    const cheeks = { right: [dark, dark, dark] as Cheek, left: skin };
    expect(check({ under: [25, 0], stripes: seen }, none, false, cheeks).verdict).toBe("pass");
    expect(check({ under: [0, 25], stripes: black }, none, false, cheeks).verdict).toBe("warn");
  });

  it("at the border of the patch are seen as far as it goes", () => {
    const atBorder = { rightEye: [0, 0], leftEye: [edgePx, edgePx] } as unknown as HeadPoints;
    const plain = paintedPatch(() => skin, edgePx, 0);
    const { verdict, measured } = checkEyesVisible(
      { patch: plain, head: atBorder, cheeks: { right: skin, left: skin } },
      { inFront: none, frame: none },
      false,
    );
    expect([verdict, measured]).toEqual(["pass", 0]);
  });
});
