import type { Check } from "../types";
import { judge } from "./judge";
import { thresholds } from "./thresholds";

/**
 * Pixels that would have to be invented: output pixels per pixel of the upload. A photo that misses the limit
 * fails as a face that is too small, because a nearer photo is the one thing to do.
 */
export function checkResolution(upscaling: number): Check {
  const check = judge("resolution", "upscaled", upscaling, thresholds.upscaling);
  return check.verdict === "fail" ? { ...check, rule: "face-size", messageKey: "smallFaces" } : check;
}
