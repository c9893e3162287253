import { type FacePatch, patchEyeDistancePx } from "../../face/face-patch";
import type { HeadPoints } from "../../face/head";
import { innerLipPairs, landmarks } from "../../face/landmarks";
import { distance, type FaceMesh, meshPoint } from "../../face/mesh";
import { lumaAt } from "../../raster/colour";
import { thresholds } from "../../thresholds";
import type { Check, PhotoRule, Point } from "../../types";
import { judge } from "../judge";
import { teethShare } from "./teeth";

const { mouthRight, mouthLeft, upperLipOuter, upperLipInner, lowerLipInner, lowerLipOuter } = landmarks;

/** Columns of the mouth, in its widths from its middle: of a smile, and of lips that are rounded. */
const columns = { wide: [-0.2, -0.1, 0, 0.1, 0.2], round: [-0.15, -0.075, 0, 0.075, 0.15] };

/** A mouth's depth has less than this share of the face's mean light; between round lips, of the lower lip's light, too. */
const darkShare = { wide: 0.5, round: 0.35 };

/** Parts of the lower lip from its inner edge to its outer one that are surely lip. */
const onLowerLip = [0.3, 0.4, 0.5, 0.6, 0.7];

/**
 * The mesh draws closed lips further apart the fuller they are: by this share of what the upper lip's height over eye-to-chin has
 * beyond the usual, and no more than it has up to the highest.
 */
const fullLips = { from: 0.054, to: 0.074, share: 0.7 };

/** The middle one of an odd number of values. */
const middleOf = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1]!;

/** Mean grey level of the face. */
function meanLight({ pixels, inFace }: FacePatch): number {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < inFace.length; i++) {
    if (!inFace[i]) continue;
    sum += lumaAt(pixels, i);
    count++;
  }
  return sum / Math.max(1, count);
}

/** What is darker than a grey level in some columns of a mouth, and between two rows. */
interface Search {
  columns: readonly number[];
  dark: number;
  from: number;
  to: number;
}

/** Columns of the patch, from shares of the mouth's width. */
function columnsOf(patch: FacePatch, mesh: FaceMesh, shares: readonly number[]): number[] {
  const [right, left] = [mouthRight, mouthLeft].map((index) => patch.at(meshPoint(mesh, index))[0]) as Point;
  return shares.map((aside) => Math.round((right + left) / 2 + aside * (left - right)));
}

/** Height of the dark in the middle one of the columns, in distances of the eyes. */
function darkHeight({ pixels, edgePx }: FacePatch, { columns, dark, from, to }: Search): number {
  const runs = columns.map((x) => {
    let run = 0;
    let longest = 0;
    for (let y = Math.round(from); y <= Math.min(edgePx - 1, to); y++) {
      run = lumaAt(pixels, y * edgePx + x) < dark ? run + 1 : 0;
      longest = Math.max(longest, run);
    }
    return longest;
  });
  return middleOf(runs) / patchEyeDistancePx;
}

/** Height of the dark between lips that the mesh draws apart. */
function darkBetweenLips(patch: FacePatch, mesh: FaceMesh): number {
  const rowOf = (index: number): number => patch.at(meshPoint(mesh, index))[1];
  return darkHeight(patch, {
    columns: columnsOf(patch, mesh, columns.wide),
    dark: darkShare.wide * meanLight(patch),
    from: rowOf(upperLipInner),
    to: rowOf(lowerLipOuter),
  });
}

/**
 * The same between lips that are rounded, as for an "o", which the mesh draws hardly apart: what lies between is darker than a shadow, and
 * than painted lips. 0 if there is too little of it.
 */
function depthOfRoundMouth(patch: FacePatch, mesh: FaceMesh): number {
  const at = (index: number): Point => patch.at(meshPoint(mesh, index));
  const [from, inner, to] = [at(upperLipOuter)[1], at(lowerLipInner)[1], at(lowerLipOuter)[1]];
  const across = columnsOf(patch, mesh, columns.round);
  const last = patch.edgePx - 1;
  const lip = across.flatMap((x) =>
    onLowerLip.map((share) => {
      const y = Math.max(0, Math.min(last, Math.round(inner + share * (to - inner))));
      return lumaAt(patch.pixels, y * patch.edgePx + x);
    }),
  );
  const dark = darkShare.round * Math.min(meanLight(patch), middleOf(lip));
  const depth = darkHeight(patch, { columns: across, dark, from, to });
  return depth > thresholds.roundMouthDepth.sure ? depth : 0;
}

/** Largest gap between the inner lips over eye-to-chin, less what full lips that are closed would show. */
function gapOfLips(mesh: FaceMesh, eyeToChin: number): number {
  const between = (upper: number, lower: number): number =>
    distance(meshPoint(mesh, upper), meshPoint(mesh, lower)) / eyeToChin;
  const gap = Math.max(...innerLipPairs.map(([upper, lower]) => between(upper, lower)));
  const height = Math.max(fullLips.from, Math.min(fullLips.to, between(upperLipOuter, upperLipInner)));
  return Math.max(0, gap - fullLips.share * (height - fullLips.from));
}

/** Limits of the gap: a smile that is accepted parts the lips, most documents want them closed. */
function openingAllowed(expression: PhotoRule["expression"]) {
  const { mouthOpenRatio, neutralMouthRatio } = thresholds;
  if (expression === "smile") return { ...mouthOpenRatio, warn: undefined };
  return expression ? neutralMouthRatio : mouthOpenRatio;
}

/**
 * Largest gap between the inner lips over eye-to-chin (OFIQ, mouth closed), and what is dark between them. A mouth that is wide open
 * is refused everywhere, teeth where a closed one is asked for. The mesh draws full lips a little apart: a small gap counts
 * only if teeth are seen in it. Teeth between lips that stand hardly apart are warned of. Where teeth are seen, the finding names
 * them: a person who smiles does not think of the mouth as open.
 */
export function checkMouthClosed(
  patch: FacePatch,
  mesh: FaceMesh,
  head: HeadPoints,
  expression: PhotoRule["expression"],
): Check {
  const eyeToChin = distance(head.eyeMiddle, head.chin);
  const seen = gapOfLips(mesh, eyeToChin);
  // The mesh draws a fallen jaw half closed; what is dark between the lips is the mouth's own depth.
  const isParted = seen > thresholds.mouthOpenRatio.warn.max;
  const round = seen > thresholds.roundMouthRatio.sure ? depthOfRoundMouth(patch, mesh) : 0;
  const depth = Math.max(round, isParted ? darkBetweenLips(patch, mesh) : 0);
  const ratio = seen + depth * (head.interpupillaryPx / eyeToChin);
  const opening = judge("mouth-closed", "mouthOpen", ratio, openingAllowed(expression));
  const { lipsApartRatio, teethBetweenLips } = thresholds;
  // A mouth that is wide open, or round, is reported as such, whatever is seen in it.
  const isOpen = round > 0 || ratio >= thresholds.mouthOpenRatio.fail.max;
  const teeth = isOpen || expression === "smile" ? null : teethShare(patch, mesh);
  if (teeth === null) return opening;
  if (opening.verdict !== "pass") {
    if (teeth > teethBetweenLips.sure) return { ...opening, messageKey: "teethShown" };
    return ratio < lipsApartRatio.sure ? { ...opening, verdict: "pass", max: lipsApartRatio.sure } : opening;
  }
  const shown = judge("mouth-closed", "teethShown", teeth, thresholds.teethShare);
  return shown.verdict === "pass" ? opening : shown;
}
