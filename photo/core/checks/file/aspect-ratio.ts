import { thresholds } from "../../thresholds";
import type { Check } from "../../types";
import { judge } from "../judge";

/** Width over height of the upright upload. */
export function checkAspectRatio(widthPx: number, heightPx: number): Check {
  return judge("aspect-ratio", "aspectRatio", widthPx / heightPx, thresholds.aspectRatio);
}
