import { luminance } from "../colour";
import type { FacePatch } from "../face/face-patch";
import type { Check } from "../types";
import { judge } from "./judge";
import { thresholds } from "./thresholds";

/** The face is neither lost in the dark nor burnt out: its mean linear luminance and the share at the upper end. */
export function checkExposure({ pixels, inFace }: FacePatch): Check {
  let count = 0;
  let light = 0;
  let clipped = 0;
  for (let i = 0; i < inFace.length; i++) {
    if (!inFace[i]) continue;
    const y = luminance(
      Math.round(pixels[3 * i]!),
      Math.round(pixels[3 * i + 1]!),
      Math.round(pixels[3 * i + 2]!),
    );
    count++;
    light += y;
    if (y > 247 / 255) clipped++;
  }
  const burnt = judge("exposure", "tooBright", (100 * clipped) / count, thresholds.clippedPercent);
  if (burnt.verdict !== "pass") return burnt;
  const mean = (100 * light) / count;
  return judge("exposure", mean < 20 ? "tooDark" : "tooBright", mean, thresholds.faceLightPercent);
}
