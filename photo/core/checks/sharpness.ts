import { type FacePatch, patchEdgePx } from "../face/face-patch";
import type { Check } from "../types";
import { judge } from "./judge";
import { thresholds } from "./thresholds";

/**
 * Deviation of the 3x3 Laplacian over the face, divided by the face's own contrast, so that dark skin or soft light
 * does not read as blur.
 */
export function checkSharpness({ pixels, inFace }: FacePatch): Check {
  const grey = new Float32Array(patchEdgePx * patchEdgePx);
  for (let i = 0; i < grey.length; i++) {
    grey[i] = 0.299 * pixels[3 * i]! + 0.587 * pixels[3 * i + 1]! + 0.114 * pixels[3 * i + 2]!;
  }
  let count = 0;
  let sum = 0;
  let squares = 0;
  let bends = 0;
  for (let i = patchEdgePx; i < grey.length - patchEdgePx; i++) {
    if (!inFace[i]) continue;
    const value = grey[i]!;
    const bend = 4 * value - grey[i - 1]! - grey[i + 1]! - grey[i - patchEdgePx]! - grey[i + patchEdgePx]!;
    count++;
    sum += value;
    squares += value * value;
    bends += bend * bend;
  }
  const contrast = Math.sqrt(Math.max(1, squares / count - (sum / count) ** 2));
  return judge("sharpness", "blurred", Math.sqrt(bends / count) / contrast, thresholds.sharpness);
}
