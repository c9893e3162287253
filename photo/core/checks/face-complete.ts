import { faceOval } from "../face/face-patch";
import { type FaceMesh, meshPoint } from "../face/mesh";
import { toView, type View } from "../raster/warp";
import type { Check, Matte, Measurements, Point } from "../types";
import { plainCheck } from "./judge";

/** A crown that is guessed to lie this far outside (share of the head's height) is outside beyond doubt. */
const crownOutsideRatio = 0.04;

/**
 * Face and hair lie inside the picture. Guessed mesh points beyond the border mean a cut face; hair whose top row
 * is the picture's first rows, or a skull whose top lies above them, means a cut head.
 */
export function checkFaceComplete(
  mesh: FaceMesh,
  head: { crown: Point; hairTop: Point | null; chin: Point },
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
    head.crown[1] < -crownOutsideRatio * headPx || (head.hairTop !== null && head.hairTop[1] < slackPx);
  const measured = isFaceCut ? "face" : isCrownCut ? "crown" : null;
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
