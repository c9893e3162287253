import { cameraOptics } from "../thresholds";
import type { Band } from "../types";

const { focalRatio, interpupillaryMm, headHeightMm, leastDistanceMm } = cameraOptics;

/**
 * Between which distances from the camera a person is. A browser names neither the lens nor the person's own measures, so this
 * is what holds for every usual lens and nearly every adult.
 *
 * @internal What tests measure with.
 * @param interpupillaryPx on a picture whose longer side is `longestPx`
 */
export function cameraDistanceMm(interpupillaryPx: number, longestPx: number): Band {
  const ratio = interpupillaryPx / longestPx;
  return {
    min: (focalRatio.min * interpupillaryMm.min) / ratio,
    max: (focalRatio.max * interpupillaryMm.max) / ratio,
  };
}

/** The person is too near whatever the lens: the face is drawn out, as in a selfie. */
export const isSurelyTooNear = (interpupillaryPx: number, longestPx: number): boolean =>
  cameraDistanceMm(interpupillaryPx, longestPx).max < leastDistanceMm.value;

/** Height in pixels that the head of an adult has at the least distance, before a usual lens. */
export const headAtLeastDistancePx = (longestPx: number): number =>
  (focalRatio.usual * longestPx * headHeightMm.usual) / leastDistanceMm.value;
