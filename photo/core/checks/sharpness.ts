import type { FacePatch } from "../face/face-patch";
import { faceContrast, grey } from "../face/features";
import type { Check } from "../types";
import { judge } from "./judge";
import { thresholds } from "./thresholds";

/**
 * Blur shows at a finer scale than the rest: this many pixels between the eyes, or as many as the picture has. Finer
 * still, every phone's own softness would count.
 */
export const sharpnessEyeDistancePx = 110;

/**
 * Deviation of the 3x3 Laplacian over the face, divided by the face's own contrast, so that dark skin or soft light
 * does not read as blur.
 */
export function checkSharpness(patch: FacePatch): Check {
  const { pixels, inFace, edgePx } = patch;
  const greys = Float32Array.from(inFace, (_, i) => grey(pixels, i));
  let count = 0;
  let bends = 0;
  for (let i = edgePx; i < greys.length - edgePx; i++) {
    if (!inFace[i]) continue;
    const bend = 4 * greys[i]! - greys[i - 1]! - greys[i + 1]! - greys[i - edgePx]! - greys[i + edgePx]!;
    count++;
    bends += bend * bend;
  }
  const contrast = Math.max(1, faceContrast(patch));
  return judge(
    "sharpness",
    "blurred",
    Math.sqrt(bends / Math.max(1, count)) / contrast,
    thresholds.sharpness,
  );
}
