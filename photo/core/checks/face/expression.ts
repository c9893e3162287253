import type { HeadPoints } from "../../face/head";
import { landmarks } from "../../face/landmarks";
import { distance, type FaceMesh, meshPoint } from "../../face/mesh";
import { thresholds } from "../../thresholds";
import type { Check, PhotoRule } from "../../types";
import { judge, plainCheck } from "../judge";

/** A smile draws the mouth wide: its width over the distance of the eyes, corrected for a turned head. It is no fault where it is accepted. */
export function checkExpression(
  mesh: FaceMesh,
  head: HeadPoints,
  expression: PhotoRule["expression"],
): Check {
  if (expression === "smile" || expression === "closed-smile")
    return plainCheck("expression", "expression", "pass", null);
  const mouthPx = distance(meshPoint(mesh, landmarks.mouthRight), meshPoint(mesh, landmarks.mouthLeft));
  const eyesPx = distance(head.leftEye, head.rightEye);
  const { neutralSmileRatio, smileRatio } = thresholds;
  const threshold = expression === "neutral" ? neutralSmileRatio : smileRatio;
  return judge("expression", "expression", mouthPx / eyesPx, threshold);
}
