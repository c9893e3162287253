import type { Check } from "../types";
import { judge } from "./judge";
import { thresholds } from "./thresholds";

/** Pixels between the eyes, counted on the upload as it came. */
export function checkFaceSize(eyeDistancePx: number): Check {
  return judge("face-size", "smallFaces", eyeDistancePx, thresholds.eyeDistancePx);
}
