import type { HeadPoints } from "../../face/head";
import { landmarks } from "../../face/landmarks";
import { distance, type FaceMesh, meshPoint } from "../../face/mesh";
import { thresholds } from "../../thresholds";
import type { Check } from "../../types";
import { judge } from "../judge";

/** A smile draws the mouth wide: its width over the distance of the eyes, corrected for a turned head. */
export function checkExpression(mesh: FaceMesh, head: HeadPoints): Check {
  const mouthPx = distance(meshPoint(mesh, landmarks.mouthRight), meshPoint(mesh, landmarks.mouthLeft));
  const eyesPx = distance(head.leftEye, head.rightEye);
  return judge("expression", "expression", mouthPx / eyesPx, thresholds.smileRatio);
}
