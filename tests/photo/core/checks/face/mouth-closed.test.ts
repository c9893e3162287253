import { describe, expect, it } from "@jest/globals";
import { checkRedEyes } from "../../../../../photo/core/checks/face/eyes/red-eyes";
import { checkFaceUncovered } from "../../../../../photo/core/checks/face/face-uncovered";
import { checkMouthClosed } from "../../../../../photo/core/checks/face/mouth-closed";
import type { Cheek } from "../../../../../photo/core/face/cheeks";
import { patchEyeDistancePx } from "../../../../../photo/core/face/face-patch";
import type { HeadPoints } from "../../../../../photo/core/face/head";
import type { Point, Verdict } from "../../../../../photo/core/types";
import { meshOf, paintedPatch } from "../painted-patch";

const skin: Cheek = [200, 150, 120];
/** Eyes at the patch's own distance, the chin 100 px below them. */
const head = {
  rightEye: [15, 20],
  leftEye: [85, 20],
  eyeMiddle: [50, 20],
  chin: [50, 120],
  interpupillaryPx: patchEyeDistancePx,
} as unknown as HeadPoints;

/** A mouth 40 px wide whose inner lips are so far apart; the lower lip ends 30 px under the upper one. */
const mouthOf = (gapPx: number, asidePx = 0, upperPx = 5) =>
  meshOf({
    0: [50, 60 - upperPx],
    13: [50, 60],
    14: [50, 60 + gapPx],
    82: [45, 60],
    87: [45, 60 + asidePx],
    312: [55, 60],
    317: [55, 60],
    61: [30, 65],
    291: [70, 65],
    17: [50, 90],
  });

// The limits, in distances of eyes and chin: 0.065 and 0.2; 0.062 and 0.078 where a neutral face is asked for.
describe("a mouth", () => {
  const plain = paintedPatch(() => skin, 120);
  it.each([
    [5, null, "pass"],
    // Full lips that are closed reach 0.077; no teeth are seen here.
    [8, null, "pass"],
    [10.5, null, "warn"],
    [21, null, "fail"],
    [8, "neutral", "pass"],
    [10.5, "neutral", "fail"],
  ] as const)("open by %d px where the document says %s: %s", (gapPx, expression, verdict) => {
    expect(checkMouthClosed(plain, mouthOf(gapPx), head, expression)).toMatchObject({
      rule: "mouth-closed",
      verdict,
      messageKey: "mouthOpen",
      measured: gapPx / 100,
    });
  });

  it("is as open as at its widest place", () => {
    expect(checkMouthClosed(plain, mouthOf(2, 9), head, null).measured).toBe(0.09);
  });

  it("with full lips is less open than the mesh draws it, whatever is beyond the fullest", () => {
    const measured = (upperPx: number) =>
      Number(checkMouthClosed(plain, mouthOf(6, 0, upperPx), head, null).measured);
    expect(measured(5)).toBe(0.06);
    expect(measured(6.4)).toBeCloseTo(0.053, 4);
    expect([measured(7.4), measured(20)]).toEqual([0.046, 0.046]);
  });

  it.each<[string, (x: number, y: number) => boolean, number]>([
    ["whose depth is seen", (x, y) => Math.abs(x - 50) < 15 && y >= 62 && y < 82, 20],
    ["with a dark gap in the middle alone", (x, y) => Math.abs(x - 50) < 3 && y >= 62 && y < 82, 0],
    [
      "with two dark lines, the longer of which counts",
      (x, y) => Math.abs(x - 50) < 15 && ((y >= 62 && y < 68) || (y >= 70 && y < 82)),
      12,
    ],
    ["with a dark beard under it", (_x, y) => y > 90, 0],
    ["in a face that is dark outside it", (x) => x < 10, 0],
  ])("%s", (_, isDark, depthPx) => {
    const patch = paintedPatch((x, y) => (isDark(x, y) ? [60, 30, 30] : skin), 120);
    expect(checkMouthClosed(patch, mouthOf(10), head, null).measured).toBeCloseTo((10 + depthPx) / 100, 3);
  });

  it("that is closed has no depth, whatever the colour of the lips", () => {
    const patch = paintedPatch((_x, y) => (y >= 60 && y < 80 ? [60, 30, 30] : skin), 120);
    expect(checkMouthClosed(patch, mouthOf(5), head, null).measured).toBe(0.05);
  });
});

describe("a mouth that the mesh draws hardly apart", () => {
  /** Lips from 50 to 72 px down, whose inner edges are so far apart. */
  const lipsOf = (gapPx: number) =>
    meshOf({
      13: [50, 60],
      14: [50, 60 + gapPx],
      82: [50, 60],
      87: [50, 60],
      312: [50, 60],
      317: [50, 60],
      0: [50, 50],
      17: [50, 72],
      61: [30, 61],
      291: [70, 61],
    });
  /** A dark opening of this height under an upper lip of 2 px. */
  const opened = (heightPx: number, inside: readonly number[], lips: readonly number[], face: Cheek = skin) =>
    paintedPatch((x, y) => {
      if (Math.abs(x - 50) > 20 || y < 50 || y >= 80) return face;
      return y >= 52 && y < 52 + heightPx ? inside : lips;
    }, 120);
  const red = [190, 100, 100];
  const deep: Cheek = [80, 50, 40];
  const deepLips = [85, 50, 50];

  // Beyond 0.035 of eye-to-chin with something far darker in it, taller than 6 px, it is open.
  it.each<[string, number, ReturnType<typeof paintedPatch>, Verdict]>([
    ["is round", 5, opened(9, [30, 10, 10], red), "warn"],
    ["is round, on the deepest skin", 5, opened(9, [15, 8, 8], deepLips, deep), "warn"],
    ["has a dark line between full lips", 5, opened(4, [30, 10, 10], red), "pass"],
    ["has a dark moustache over closed lips", 2, opened(9, [30, 10, 10], red), "pass"],
    ["has lips painted dark", 5, opened(9, [30, 10, 10], [32, 12, 12]), "pass"],
    ["has full lips in shade", 5, opened(9, [85, 50, 50], red), "pass"],
    ["has full lips on deep skin", 5, opened(9, [45, 25, 25], deepLips, deep), "pass"],
  ])("%s", (_, gapPx, patch, verdict) => {
    expect(checkMouthClosed(patch, lipsOf(gapPx), head, null)).toMatchObject({
      verdict,
      messageKey: "mouthOpen",
    });
  });

  it("is refused if it is round and the face has to be neutral", () => {
    const check = checkMouthClosed(opened(9, [30, 10, 10], red), lipsOf(5), head, "neutral");
    expect(check).toMatchObject({ verdict: "fail", measured: 0.126 });
  });
});

describe("red eyes", () => {
  const red = [220, 40, 40];
  const cheeks = { right: skin, left: skin };
  /** Spots of this radius in the eyes. */
  const eyes = (right: number, left: number) =>
    paintedPatch((x, y) => {
      if (Math.hypot(x - 15, y - 20) < right || Math.hypot(x - 85, y - 20) < left) return red;
      return [230, 225, 220];
    });
  it.each([
    ["both", 4, 4, "warn"],
    ["one alone: a lamp", 4, 0, "pass"],
    ["the other alone", 0, 4, "pass"],
    ["tear ducts", 0.9, 0.9, "pass"],
  ] as const)("%s", (_, right, left, verdict) => {
    expect(checkRedEyes(eyes(right, left), head, cheeks)).toMatchObject({ rule: "red-eyes", verdict });
  });

  it("are redder than the cheeks by so much of pure red", () => {
    // (220 - 40) / 255 over (200 - 135) / 255.
    expect(checkRedEyes(eyes(6, 6), head, cheeks).measured).toBeCloseTo((180 - 65) / 255, 3);
  });

  it("are not those of a face in red light", () => {
    const lit: Cheek = [220, 60, 60];
    expect(checkRedEyes(eyes(6, 6), head, { right: lit, left: lit }).measured).toBeCloseTo(20 / 255, 2);
    expect(checkRedEyes(eyes(0, 0), head, { right: lit, left: lit }).measured).toBe(0);
  });

  it("are not looked for beside cheeks that are burnt out", () => {
    const white: Cheek = [253, 251, 250];
    expect(checkRedEyes(eyes(6, 6), head, { right: white, left: white }).verdict).toBe("not-checked");
  });

  it("are looked for at a pupil's distance from the eye's middle, also at the border", () => {
    const ring = paintedPatch((x, y) => {
      const away = Math.min(Math.hypot(x - 15, y - 20), Math.hypot(x - 85, y - 20));
      return away > 9 ? red : [230, 225, 220];
    });
    expect(checkRedEyes(ring, head, cheeks).verdict).toBe("pass");
    const atBorders = { ...head, rightEye: [0, 0], leftEye: [99, 99] } as unknown as HeadPoints;
    expect(
      checkRedEyes(
        paintedPatch(() => red),
        atBorders,
        cheeks,
      ).measured,
    ).toBeCloseTo(115 / 255, 3);
    const outside = { ...head, rightEye: [-50, 0], leftEye: [50, 300] } as unknown as HeadPoints;
    expect(
      checkRedEyes(
        paintedPatch(() => red),
        outside,
        cheeks,
      ).measured,
    ).toBe(0);
  });
});

describe("a feature", () => {
  const rightEye = [33, 7, 163, 144, 145, 153, 154, 155, 133, 173, 157, 158, 159, 160, 161, 246];
  const leftEye = [362, 382, 381, 380, 374, 373, 390, 249, 263, 466, 388, 387, 386, 385, 384, 398];
  const lips = [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291, 375, 321, 405, 314, 17, 84, 181, 91, 146];
  const around = (indices: number[], [x, y]: Point): Record<number, Point> =>
    Object.fromEntries(
      indices.map((index, i) => {
        const angle = (2 * Math.PI * i) / indices.length;
        return [index, [x + 12 * Math.cos(angle), y + 12 * Math.sin(angle)]];
      }),
    );
  const mesh = meshOf({
    ...around(rightEye, [28, 30]),
    ...around(leftEye, [72, 30]),
    ...around(lips, [50, 70]),
  });
  /** Stripes of these grey levels above and below 128 in right eye, left eye and mouth. */
  const check = (right: number, left: number, mouth: number) =>
    checkFaceUncovered(
      paintedPatch((x, y) => {
        const levels = y > 55 ? mouth : x < 50 ? right : left;
        return new Array<number>(3).fill(128 + (y % 2 ? levels : -levels));
      }),
      mesh,
    );
  // The limits: 0.074 and 0.065 of the face's light for the mouth; one eye 0.4 and 0.12 of the other.
  it.each([
    ["can all be seen", 40, 40, 40, "pass"],
    ["the mouth is behind a mask", 40, 40, 4, "fail"],
    ["the mouth is hardly seen", 40, 40, 9, "warn"],
    ["the right eye is behind a patch", 2, 40, 40, "fail"],
    ["the left eye is behind hair", 40, 8, 40, "warn"],
    ["both eyes are alike, if faint", 10, 10, 40, "pass"],
  ] as const)("that %s", (_, right, left, mouth, verdict) => {
    const found = check(right, left, mouth);
    expect(found).toMatchObject({ rule: "occlusion", verdict, messageKey: "faceCovered" });
  });

  it("is measured where it is missing", () => {
    expect(check(40, 40, 40).measured).toBeCloseTo(40 / 128, 1);
    expect(check(40, 8, 40).measured).toBeCloseTo(1 / 5, 1);
  });
});
