import { cameraOptics } from "../thresholds";
import type { Band } from "../types";

const { focalRatio, interpupillaryMm, headHeightMm, leastDistanceMm } = cameraOptics;

/**
 * The range of distances from the camera to a person. Browsers report neither the lens nor body measures, so the
 * range covers every usual lens and nearly every adult.
 * @internal Used by tests.
 * @param interpupillaryPx on a picture whose longer side is `longestPx`
 */
export function cameraDistanceMm(interpupillaryPx: number, longestPx: number): Band {
  const ratio = interpupillaryPx / longestPx;
  return {
    min: (focalRatio.min * interpupillaryMm.min) / ratio,
    max: (focalRatio.max * interpupillaryMm.max) / ratio,
  };
}

/** The person is too close for any lens: the face is distorted, as in a selfie. */
export const isSurelyTooNear = (interpupillaryPx: number, longestPx: number): boolean =>
  cameraDistanceMm(interpupillaryPx, longestPx).max < leastDistanceMm.value;

/** Height in pixels of an adult's head at the smallest distance, with a usual lens. */
export const headAtLeastDistancePx = (longestPx: number): number =>
  (focalRatio.usual * longestPx * headHeightMm.usual) / leastDistanceMm.value;
