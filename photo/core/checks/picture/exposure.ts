import type { FacePatch } from "../../face/face-patch";
import { luminance } from "../../raster/colour";
import { thresholds } from "../../thresholds";
import type { Check } from "../../types";
import { judge } from "../judge";

/** Small enough for the whites of the eyes: a dark face in dark hair has little else that is bright. */
const highlightShare = 0.01;

/** Nose, forehead and whites of the eyes: what shines on any skin. */
const faceHighlightShare = 0.05;

/** OFIQ's upper end of the scale, 247 of 255. */
const clippedFrom = (100 * 247) / 255;

/** A sample from which a channel is burnt out, as far as the resampling of the face keeps it. */
const burntOutFrom = 240;

/**
 * The value with `n` smaller ones, 0 where there is none. Of percents, only those of its own percent are sorted: all of them took
 * longer than all else here.
 */
function nthSmallest(percents: Float32Array, n: number): number {
  const counts = new Uint32Array(101);
  for (let i = 0; i < percents.length; i++) counts[percents[i]! | 0]!++;
  let percent = 0;
  let smaller = 0;
  while (percent < 100 && smaller + counts[percent]! <= n) smaller += counts[percent++]!;
  return percents.filter((value) => (value | 0) === percent).sort()[n - smaller] ?? 0;
}

/**
 * The face is neither burnt out (share at the upper end, mean) nor lost in the dark. Darkness is judged by the
 * brightest pixels of face and surroundings, not by the face's mean, which is the skin's own.
 */
export function checkExposure({ pixels, inFace }: FacePatch): Check {
  const around = new Float32Array(inFace.length);
  const face = new Float32Array(inFace.length);
  let count = 0;
  let clipped = 0;
  let burntOut = 0;
  let sum = 0;
  for (let i = 0; i < inFace.length; i++) {
    const at = 3 * i;
    const light =
      100 * luminance(Math.round(pixels[at]!), Math.round(pixels[at + 1]!), Math.round(pixels[at + 2]!));
    around[i] = light;
    if (!inFace[i]) continue;
    face[count++] = light;
    sum += light;
    if (light > clippedFrom) clipped++;
    if (Math.min(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!) >= burntOutFrom) burntOut++;
  }
  const brightest = (values: Float32Array, share: number): number =>
    nthSmallest(values, Math.floor((1 - share) * values.length));
  const checks = [
    judge("exposure", "tooBright", (100 * clipped) / count, thresholds.clippedPercent),
    judge("exposure", "tooBright", sum / count, thresholds.faceLightPercent),
    judge("exposure", "tooBright", (100 * burntOut) / count, thresholds.burntOutPercent),
    judge("exposure", "tooDark", brightest(around, highlightShare), thresholds.highlightPercent),
    judge(
      "exposure",
      "tooDark",
      brightest(face.subarray(0, count), faceHighlightShare),
      thresholds.faceHighlightPercent,
    ),
  ];
  return (
    checks.find(({ verdict }) => verdict === "fail") ??
    checks.find(({ verdict }) => verdict === "warn") ??
    checks[1]!
  );
}
