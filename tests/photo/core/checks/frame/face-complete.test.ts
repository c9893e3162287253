import { describe, expect, it } from "@jest/globals";
import { checkYawAndPitch } from "../../../../../photo/core/checks/face/pose";
import { checkFaceKept } from "../../../../../photo/core/checks/frame/face-complete";
import { faceOval } from "../../../../../photo/core/face/landmarks";
import type { FaceMesh } from "../../../../../photo/core/face/mesh";
import type { Matte, Measurements } from "../../../../../photo/core/types";

const sidePx = 100;
const points = new Float32Array(468 * 3);
faceOval.forEach((index, i) => {
  const angle = (2 * Math.PI * i) / faceOval.length;
  points.set([50 + 30 * Math.sin(angle), 50 - 40 * Math.cos(angle), 0], 3 * index);
});
const mesh: FaceMesh = { points, flag: 1, pose: { yawDeg: 0, pitchDeg: 0, rollDeg: 0 } };
const view = {
  centre: [50, 50] as [number, number],
  angle: 0,
  scale: 1,
  widthPx: sidePx,
  heightPx: sidePx,
};
const found: Measurements = {
  headHeightMm: 33,
  hairTopToChinMm: 34,
  eyeLineFromBottomMm: 24,
  topMarginMm: 4,
  centreOffsetMm: 0,
  rollDeg: 0,
  interpupillaryPx: 120,
};
const matteDownTo = (row: number): Matte => ({
  widthPx: sidePx,
  heightPx: sidePx,
  alpha: Uint8Array.from({ length: sidePx * sidePx }, (_, i) => (i < row * sidePx ? 255 : 0)),
});

describe("a finished photo", () => {
  it("may show a face that the cut-out kept", () => {
    expect(checkFaceKept(mesh, { matte: matteDownTo(sidePx), view }, found)).toEqual([]);
  });

  it("may not show one whose chin the cut-out took for background", () => {
    expect(checkFaceKept(mesh, { matte: matteDownTo(70), view }, found)).toMatchObject([
      { rule: "face-complete", verdict: "fail" },
    ]);
    expect(checkFaceKept(mesh, null, found)).toEqual([]);
  });

  it("is refused where no face can be found on it", () => {
    expect(checkFaceKept(mesh, null, { ...found, eyeLineFromBottomMm: null })).toMatchObject([
      { verdict: "fail" },
    ]);
  });
});

describe("a turned head", () => {
  it.each([
    [6, "pass"],
    [-16, "pass"],
    [-18.5, "warn"],
    [19, "warn"],
    [21, "fail"],
    [-25, "fail"],
  ])("by %i degrees: %s", (yawDeg, verdict) => {
    expect(checkYawAndPitch({ yawDeg, pitchDeg: 0, rollDeg: 0 })[0]!.verdict).toBe(verdict);
  });
});
