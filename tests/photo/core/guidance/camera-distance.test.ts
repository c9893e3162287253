import { describe, expect, it } from "@jest/globals";
import {
  cameraDistanceMm,
  headAtLeastDistancePx,
  isSurelyTooNear,
} from "../../../../photo/core/guidance/camera-distance";

/** Pixels between the pupils on a picture of 2560 x 1920, by the pinhole camera. */
const interpupillaryPx = (distanceMm: number, { focalRatio = 0.72, eyesMm = 63 } = {}) =>
  (focalRatio * 2560 * eyesMm) / distanceMm;

describe("the distance from a camera", () => {
  it.each([
    [0.58, 50],
    [0.72, 63],
    [1, 75],
  ])(
    "lies within what is said of it, with a focal ratio of %f and eyes %i mm apart",
    (focalRatio, eyesMm) => {
      for (const distanceMm of [350, 600, 1200, 2000]) {
        const { min, max } = cameraDistanceMm(interpupillaryPx(distanceMm, { focalRatio, eyesMm }), 2560);
        expect(min).toBeLessThanOrEqual(distanceMm + 1e-6);
        expect(max).toBeGreaterThanOrEqual(distanceMm - 1e-6);
      }
    },
  );
  it("is surely too small for a selfie at arm's length, and never from 1.2 metres on", () => {
    expect(isSurelyTooNear(interpupillaryPx(550), 2560)).toBe(true);
    for (const focalRatio of [0.58, 0.72, 1])
      for (const eyesMm of [50, 63, 75])
        expect(isSurelyTooNear(interpupillaryPx(1201, { focalRatio, eyesMm }), 2560)).toBe(false);
  });
  it("is not judged in between, where lens and eyes decide", () => {
    expect(isSurelyTooNear(interpupillaryPx(1000), 2560)).toBe(false);
  });
  it("makes a head of an adult a seventh as high as the longer side of the picture", () => {
    expect(headAtLeastDistancePx(2560) / 2560).toBeCloseTo(1 / 7, 2);
  });
});
