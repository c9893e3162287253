import { headBandMm } from "../../crop/crop";
import { digitalSize } from "../../crop/output-size";
import type { HeadPoints } from "../../face/head";
import { distance } from "../../face/mesh";
import { thresholds } from "../../thresholds";
import type { Check, PhotoRule } from "../../types";
import { judge } from "../judge";

const recommended = thresholds.eyeDistancePx;

/**
 * Pixels between the eyes, counted on the upload as it came.
 *
 * @param wantedPx of `wantedEyePx`; left out where no document is known
 */
export const checkFaceSize = (eyeDistancePx: number, wantedPx: number = recommended.warn.min): Check =>
  judge("face-size", "smallFaces", eyeDistancePx, { ...recommended, warn: { min: wantedPx } });

/** A document's own file may show the smallest head that it allows with fewer pixels than are recommended: more would be thrown away. */
export function wantedEyePx(head: HeadPoints, rule: PhotoRule): number {
  if (rule.editPolicy.geometry === "forbidden") return recommended.warn.min;
  const eyesPerHead = distance(head.leftEye, head.rightEye) / distance(head.crown, head.chin);
  const headPx = (headBandMm(rule).min / rule.heightMm) * digitalSize(rule).heightPx;
  return Math.round(Math.max(recommended.fail.min, Math.min(recommended.warn.min, eyesPerHead * headPx)));
}
