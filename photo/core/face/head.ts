import { toView, type View } from "../raster/warp";
import { skullProportion } from "../thresholds";
import type { Matte, Point } from "../types";
import { landmarks, lidPoints } from "./landmarks";
import { distance, type FaceMesh, meshPoint, middle } from "./mesh";

/** The points of one head that geometry needs, in pixels of the upright source picture (hair not yet known). */
export interface HeadPoints {
  chin: Point;
  /** Top of the skull without hair. */
  crown: Point;
  /** The subject's left eye: on the right of an unmirrored picture. */
  leftEye: Point;
  rightEye: Point;
  eyeMiddle: Point;
  /** Half way between the outlines of both cheeks: the middle of the head as it is seen. */
  cheekMiddle: Point;
  interpupillaryPx: number;
  /** Clockwise lean of the eye line. */
  rollDeg: number;
}

/** The mesh lays its chin on the face's front, marks lie under it: eye-to-chin grows by this share (the same marks). */
const underChinRatio = 0.03;

/** Head points from the mesh; independent of hair, hats and background. */
export function headPoints(mesh: FaceMesh): HeadPoints {
  const pupil = (around: readonly number[]): Point =>
    middle(...around.map((index) => meshPoint(mesh, index)));
  const rightEye = pupil(lidPoints.right);
  const leftEye = pupil(lidPoints.left);
  const eyeMiddle = middle(rightEye, leftEye);
  const roll = Math.atan2(leftEye[1] - rightEye[1], leftEye[0] - rightEye[0]);
  // A turned head shows its eyes closer together than they are.
  const yaw = (Math.min(40, Math.abs(mesh.pose.yawDeg)) * Math.PI) / 180;
  const interpupillaryPx = distance(rightEye, leftEye) / Math.cos(yaw);
  const up: Point = [Math.sin(roll), -Math.cos(roll)];
  const front = meshPoint(mesh, landmarks.chin);
  const under = underChinRatio * ((front[1] - eyeMiddle[1]) * -up[1] + (front[0] - eyeMiddle[0]) * -up[0]);
  const chin: Point = [front[0] - up[0] * under, front[1] - up[1] * under];
  const eyeToChin = (chin[0] - eyeMiddle[0]) * -up[0] + (chin[1] - eyeMiddle[1]) * -up[1];
  // An open mouth lowers the chin, not the crown.
  const closedToChin =
    eyeToChin - distance(meshPoint(mesh, landmarks.upperLipInner), meshPoint(mesh, landmarks.lowerLipInner));
  const above = skullProportion.ofHead.value * (interpupillaryPx + closedToChin) - closedToChin;
  return {
    chin,
    crown: [eyeMiddle[0] + up[0] * above, eyeMiddle[1] + up[1] * above],
    leftEye,
    rightEye,
    eyeMiddle,
    cheekMiddle: middle(meshPoint(mesh, landmarks.rightCheek), meshPoint(mesh, landmarks.leftCheek)),
    interpupillaryPx,
    rollDeg: (roll * 180) / Math.PI,
  };
}

/**
 * No skull is higher than what can be seen of the head: of bald and short-haired people the matte's top is the crown.
 * A top that lies still lower (beyond this share of the head) is a hole in the matte, not a flat head.
 */
const loweringMaxRatio = 0.12;

/** The head with its crown lowered to the top of the matte where the proportion put it above that. */
export function withSeenCrown(head: HeadPoints, hairTop: Point | null): HeadPoints {
  if (!hairTop) return head;
  const lowering = distance(hairTop, head.chin) - distance(head.crown, head.chin);
  const headPx = distance(head.crown, head.chin);
  return lowering < 0 && lowering > -loweringMaxRatio * headPx ? { ...head, crown: hairTop } : head;
}

/** Share of the band's width that must be person for a row to count as hair; a few flyaways do not. */
const hairFillMin = 0.03;

/** Half the width of a head, and the radius of its top, share of its height. */
const halfWidthRatio = 0.35;

/** Rows thinner than this share of the head may interrupt hair (a parting, a light reflex). */
const hairGapRatio = 0.012;

/** Hair this far above the skull (share of the head) is a wall that the matte took for hair: then nothing is said. */
const hairAboveSkullMax = 0.45;

/**
 * Top of the hair: from the eyes upwards, the last row in which the person fills at least 3 % of a band half a
 * face wide on each side of the axis.
 *
 * @param matte person on an upright view (`view`) of the source
 * @returns a source point on the face axis, or null where the matte shows no head above the eyes
 */
export function hairTop(matte: Matte, view: View, head: HeadPoints): Point | null {
  const eye = toView(view, head.eyeMiddle);
  const crown = toView(view, head.crown);
  const chin = toView(view, head.chin);
  const headPx = chin[1] - crown[1];
  const reach = halfWidthRatio * headPx;
  const from = Math.max(0, Math.round(eye[0] - reach));
  const to = Math.min(matte.widthPx, Math.round(eye[0] + reach));
  const gapMax = Math.max(1, Math.round(hairGapRatio * headPx));
  let top: number | null = null;
  let gap = 0;
  for (let row = Math.min(matte.heightPx - 1, Math.round(eye[1])); row >= 0 && gap <= gapMax; row--) {
    let filled = 0;
    for (let column = from; column < to; column++) {
      if (matte.alpha[row * matte.widthPx + column]! >= 128) filled++;
    }
    if (filled >= hairFillMin * (to - from)) {
      top = row;
      gap = 0;
    } else gap++;
  }
  if (top === null || crown[1] - top > hairAboveSkullMax * headPx) return null;
  const scale = view.scale;
  const above = (eye[1] - top) / scale;
  return aboveEyes(head, above);
}

/** How far below the edge the chord is taken, share of the head's height: mattes fade towards the edge of a picture. */
const chordBelowRatio = 0.015;

/**
 * How much of the head is missing above the upper edge of the picture, as a share of the head's height. A head that only touches the
 * edge is narrow there; the wider it is, the more is missing: the height of a circular segment with that chord.
 *
 * @param matte person on an upright view (`view`) of the source
 * @param widthPx of the source
 */
export function missingAboveRatio(matte: Matte, view: View, head: HeadPoints, widthPx: number): number {
  const headPx = distance(head.crown, head.chin);
  const isPerson = (x: number): boolean => {
    const [column, row] = toView(view, [x, chordBelowRatio * headPx]).map(Math.floor) as Point;
    const isInView = column >= 0 && row >= 0 && column < matte.widthPx && row < matte.heightPx;
    return isInView && matte.alpha[row * matte.widthPx + column]! >= 128;
  };
  const reachPx = halfWidthRatio * headPx;
  const [crownX] = head.crown;
  let chordPx = 0;
  for (let x = Math.max(0, crownX - reachPx); x < Math.min(widthPx, crownX + reachPx); x++) {
    if (isPerson(x)) chordPx++;
  }
  const chord = chordPx / headPx;
  const segment = halfWidthRatio - Math.sqrt(Math.max(0, halfWidthRatio ** 2 - (chord / 2) ** 2));
  return Math.max(0, segment - chordBelowRatio);
}

/** The point so many pixels above the middle of the eyes, along the head's own axis; below them where negative. */
export function aboveEyes({ eyeMiddle: [x, y], rollDeg }: HeadPoints, px: number): Point {
  const roll = (rollDeg * Math.PI) / 180;
  return [x + Math.sin(roll) * px, y - Math.cos(roll) * px];
}
