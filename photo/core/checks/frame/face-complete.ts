import { lengthErrorsMm } from "../../crop/length-errors";
import { faceOval } from "../../face/landmarks";
import { type FaceMesh, meshPoint } from "../../face/mesh";
import { toView, type View } from "../../raster/warp";
import { thresholds } from "../../thresholds";
import type { Check, Matte, Measurements, PhotoRule, Point } from "../../types";
import { notChecked, plainCheck } from "../judge";

/**
 * Before the matte exists, only a crown that is estimated to lie this far above the picture (share of the head's height) counts as
 * cut: the estimate can be wrong by as much as `withVisibleCrown` corrects.
 */
const crownOutsideRatio = 0.12;

/**
 * Face and hair lie inside the picture. Mesh points beyond the border mean a cut face. A head is cut if more of it is missing above
 * the picture's upper edge than the top of the hair can be measured.
 *
 * @param head `missingRatio`: `missingAboveRatio` of the matte; null if there is no matte yet
 */
export function checkFaceComplete(
  mesh: FaceMesh,
  head: { crown: Point; chin: Point; missingRatio: number | null },
  widthPx: number,
  heightPx: number,
): Check {
  const headPx = Math.hypot(head.chin[0] - head.crown[0], head.chin[1] - head.crown[1]);
  const slackPx = 0.01 * headPx;
  const outline = faceOval.map((index) => meshPoint(mesh, index));
  const isFaceCut = outline.some(
    ([x, y]) => x < -slackPx || y < -slackPx || x > widthPx + slackPx || y > heightPx + slackPx,
  );
  const isCrownCut =
    head.missingRatio === null
      ? head.crown[1] < -crownOutsideRatio * headPx
      : head.missingRatio > thresholds.headMissingRatio.fail.max;
  const measured = isFaceCut ? "face" : isCrownCut ? "crown" : null;
  if (!measured && (head.missingRatio ?? 0) > thresholds.headMissingRatio.warn.max)
    return plainCheck("face-complete", "hairMargin", "warn", "crown");
  return plainCheck("face-complete", "incompleteFace", measured ? "fail" : "pass", measured);
}

/** Share of the face's outline and middle that a cut-out must keep; whole faces keep all of it. */
const keptRatioMin = 0.97;

/** Points inside the face, drawn in from its outline: the edge itself is half background by nature. */
const drawnIn = [0.3, 0.6, 0.85] as const;

/**
 * What the visitor gets still shows the face: the cut-out kept it, and it can be found on the finished photo. Without
 * this, a cut-out gone wrong would be handed out as a photo.
 *
 * @param kept null where the background was not replaced
 */
export function checkFaceKept(
  mesh: FaceMesh,
  kept: { matte: Matte; view: View } | null,
  measured: Measurements,
): Check[] {
  const isLost = kept !== null && keptRatio(mesh, kept.matte, kept.view) < keptRatioMin;
  const isFound = measured.eyeLineFromBottomMm !== null;
  return isLost || !isFound ? [plainCheck("face-complete", "incompleteFace", "fail", "cut-out")] : [];
}

function keptRatio(mesh: FaceMesh, matte: Matte, view: View): number {
  const outline = faceOval.map((index) => toView(view, meshPoint(mesh, index)));
  const mean = (axis: 0 | 1) => outline.reduce((sum, point) => sum + point[axis], 0) / outline.length;
  const middle: Point = [mean(0), mean(1)];
  let inside = 0;
  let kept = 0;
  for (const [x, y] of outline) {
    for (const share of drawnIn) {
      const column = Math.floor(middle[0] + share * (x - middle[0]));
      const row = Math.floor(middle[1] + share * (y - middle[1]));
      if (column < 0 || row < 0 || column >= matte.widthPx || row >= matte.heightPx) continue;
      inside++;
      if (matte.alpha[row * matte.widthPx + column]! >= 200) kept++;
    }
  }
  return inside === 0 ? 1 : kept / inside;
}

/**
 * The chin of a frame that the visitor has moved. As any length, it warns at the lower edge, within the error of the measurement, and
 * fails beyond that. Shoulders are then below the photo.
 *
 * @param checks all of the photo
 * @param own measured without the visitor's lines
 */
export function withChinAtEdge(checks: Check[], own: Measurements, rule: PhotoRule): Check[] {
  const { topMarginMm, headHeightMm } = own;
  if (topMarginMm === null || headHeightMm === null) return checks;
  const belowMm = rule.heightMm - topMarginMm - headHeightMm;
  const errorMm = lengthErrorsMm(rule, headHeightMm).headHeight;
  if (belowMm > errorMm) return checks;
  const isCut = belowMm < -errorMm;
  return checks.map((check) => {
    if (check.rule === "shoulders") return notChecked("shoulders", "shouldersSlanted");
    if (check.messageKey === "bottomSpace") return { ...check, verdict: "warn", isManual: true };
    if (check.messageKey !== "incompleteFace" || check.verdict !== "pass") return check;
    const verdict = isCut ? "fail" : "warn";
    return { ...check, verdict, measured: "chin", min: null, max: null, unit: null, isManual: true };
  });
}
