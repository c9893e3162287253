import { type FacePatch, patchEyeDistancePx } from "../../face/face-patch";
import type { HeadPoints } from "../../face/head";
import { innerLipPairs, landmarks } from "../../face/landmarks";
import { distance, type FaceMesh, meshPoint } from "../../face/mesh";
import { lumaAt } from "../../raster/colour";
import { thresholds } from "../../thresholds";
import type { Check, PhotoRule, Point } from "../../types";
import { judge } from "../judge";
import { teethShare } from "./teeth";

const { mouthRight, mouthLeft, upperLipInner, lowerLipOuter } = landmarks;

/** Columns of the mouth, in its widths from its middle. */
const columns = [-0.2, -0.1, 0, 0.1, 0.2];

/** A mouth's depth has less than this share of the face's mean light. */
const darkShare = 0.5;

/** Height of the dark between the lips in the middle one of five columns, in distances of the eyes. */
function darkBetweenLips(patch: FacePatch, mesh: FaceMesh): number {
  const { pixels, edgePx, inFace } = patch;
  let sum = 0;
  let count = 0;
  for (let i = 0; i < inFace.length; i++) {
    if (!inFace[i]) continue;
    sum += lumaAt(pixels, i);
    count++;
  }
  const dark = (darkShare * sum) / Math.max(1, count);
  const [right, left, upper, lower] = [mouthRight, mouthLeft, upperLipInner, lowerLipOuter].map((index) =>
    patch.at(meshPoint(mesh, index)),
  ) as [Point, Point, Point, Point];
  const runs = columns.map((aside) => {
    const x = Math.round((right[0] + left[0]) / 2 + aside * (left[0] - right[0]));
    let run = 0;
    let longest = 0;
    for (let y = Math.round(upper[1]); y <= Math.min(edgePx - 1, lower[1]); y++) {
      run = lumaAt(pixels, y * edgePx + x) < dark ? run + 1 : 0;
      longest = Math.max(longest, run);
    }
    return longest;
  });
  return runs.sort((a, b) => a - b)[columns.length >> 1]! / patchEyeDistancePx;
}

/**
 * Largest gap between the inner lips over eye-to-chin (OFIQ, mouth closed). A mouth that is wide open is refused
 * everywhere, teeth where a neutral expression is asked for. The mesh draws full lips a little apart: a small gap counts only if
 * teeth are seen in it. Teeth between lips that stand hardly apart are warned of. Where teeth are seen, the finding names
 * them: a person who smiles does not think of the mouth as open.
 */
export function checkMouthClosed(
  patch: FacePatch,
  mesh: FaceMesh,
  head: HeadPoints,
  expression: PhotoRule["expression"],
): Check {
  const gap = Math.max(
    ...innerLipPairs.map(([upper, lower]) => distance(meshPoint(mesh, upper), meshPoint(mesh, lower))),
  );
  const eyeToChin = distance(head.eyeMiddle, head.chin);
  const seen = gap / eyeToChin;
  // The mesh draws a fallen jaw half closed; what is dark between the lips is the mouth's own depth.
  const isParted = seen > thresholds.mouthOpenRatio.warn.max;
  const depth = isParted ? darkBetweenLips(patch, mesh) * (head.interpupillaryPx / eyeToChin) : 0;
  const ratio = seen + depth;
  const threshold = expression === "neutral" ? thresholds.neutralMouthRatio : thresholds.mouthOpenRatio;
  const opening = judge("mouth-closed", "mouthOpen", ratio, threshold);
  const { lipsApartRatio, teethBetweenLips } = thresholds;
  // A wide-open mouth is reported as such, whatever is seen in it.
  const teeth = ratio < thresholds.mouthOpenRatio.fail.max ? teethShare(patch, mesh) : null;
  if (teeth === null) return opening;
  if (opening.verdict !== "pass") {
    if (teeth > teethBetweenLips.sure) return { ...opening, messageKey: "teethShown" };
    return ratio < lipsApartRatio.sure ? { ...opening, verdict: "pass", max: lipsApartRatio.sure } : opening;
  }
  const shown = judge("mouth-closed", "teethShown", teeth, thresholds.teethShare);
  return shown.verdict === "pass" ? opening : shown;
}
