import { toView, type View } from "../raster/warp";
import { skullProportion } from "../thresholds";
import type { Matte, Point } from "../types";
import { landmarks, lidPoints } from "./landmarks";
import { distance, type FaceMesh, meshPoint, middle } from "./mesh";

/** Points of a head in pixels of the upright source picture, without hair. */
export interface HeadPoints {
  chin: Point;
  /** Top of the skull without hair. */
  crown: Point;
  /** The subject's left eye: on the right of an unmirrored picture. */
  leftEye: Point;
  rightEye: Point;
  eyeMiddle: Point;
  /** Middle of the cheeks' outlines: the visible middle of the head. */
  cheekMiddle: Point;
  interpupillaryPx: number;
  /** Clockwise roll of the eye line. */
  rollDeg: number;
}

/**
 * The mesh puts the chin on the front of the face, while the chin that people mark is below that: the eye-to-chin
 * distance is increased by this share, set on the same marked heads as `skullProportion`.
 */
const underChinRatio = 0.03;

/** Head points from the mesh, independent of hair, hats and background. */
export function headPoints(mesh: FaceMesh): HeadPoints {
  const pupil = (around: readonly number[]): Point =>
    middle(...around.map((index) => meshPoint(mesh, index)));
  const rightEye = pupil(lidPoints.right);
  const leftEye = pupil(lidPoints.left);
  const eyeMiddle = middle(rightEye, leftEye);
  const roll = Math.atan2(leftEye[1] - rightEye[1], leftEye[0] - rightEye[0]);
  // Yaw reduces the visible distance of the eyes.
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
 * The skull is never above the visible top of the head: for bald and short-haired people the matte's top is the
 * crown. A top that is further below the estimated crown than this share of the head is a hole in the matte.
 */
const loweringMaxRatio = 0.12;

/** Lowers the crown to the top of the matte if the estimate is above it. */
export function withVisibleCrown(head: HeadPoints, hairTop: Point | null): HeadPoints {
  if (!hairTop) return head;
  const lowering = distance(hairTop, head.chin) - distance(head.crown, head.chin);
  const headPx = distance(head.crown, head.chin);
  return lowering < 0 && lowering > -loweringMaxRatio * headPx ? { ...head, crown: hairTop } : head;
}

/** Share of the band's width that must be person for a row to count as hair, to ignore single strands. */
const hairFillMin = 0.03;

/** Half the width of a head, and the radius of its top, as a share of its height. */
const halfWidthRatio = 0.35;

/** Gaps in the hair up to this share of the head are ignored (a parting, a light reflex). */
const hairGapRatio = 0.012;

/** Hair further above the skull than this (share of the head) is a wall in the matte: no hair top is returned. */
const hairAboveSkullMax = 0.45;

/**
 * Top of the hair: going up from the eyes, the last row in which the person fills at least 3 % of a band that reaches
 * half a head's width to each side of the axis.
 * @param matte person on an upright view (`view`) of the source
 * @returns a source point on the face axis, or null if the matte shows no head above the eyes
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

/**
 * Distance of the chord below the edge, as a share of the head's height: mattes fade towards the edge of a picture.
 */
const chordBelowRatio = 0.015;

/**
 * How much of the head is missing above the upper edge of the picture, as a share of the head's height: the height of
 * a circular segment whose chord is the head's width at the edge.
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

/** The point at this distance above the eyes' middle along the head's axis; below it if negative. */
export function aboveEyes({ eyeMiddle: [x, y], rollDeg }: HeadPoints, px: number): Point {
  const roll = (rollDeg * Math.PI) / 180;
  return [x + Math.sin(roll) * px, y - Math.cos(roll) * px];
}
