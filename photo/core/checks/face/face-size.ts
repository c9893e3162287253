import { thresholds } from "../../thresholds";
import type { Check } from "../../types";
import { judge } from "../judge";

/** Pixels between the eyes, counted on the upload as it came. */
export function checkFaceSize(eyeDistancePx: number): Check {
  return judge("face-size", "smallFaces", eyeDistancePx, thresholds.eyeDistancePx);
}
