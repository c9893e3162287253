import { faceOval } from "../face/face-patch";
import { type FaceMesh, meshPoint } from "../face/mesh";
import type { Check, Point } from "../types";
import { fact } from "./judge";

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
  return fact("face-complete", "incompleteFace", measured ? "fail" : "pass", measured);
}
