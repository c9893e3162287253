import type { HeadPoints } from "../face/head";
import { distance, type FaceMesh, meshPoint } from "../face/mesh";
import type { Check, PhotoRule } from "../types";
import { judge } from "./judge";
import { thresholds } from "./thresholds";

const innerLips = [
  [13, 14],
  [82, 87],
  [312, 317],
] as const;

/**
 * Largest gap between the inner lips over eye-to-chin (OFIQ, mouth closed). A mouth that is wide open is refused
 * everywhere, teeth where a neutral expression is asked for.
 */
export function checkMouthClosed(
  mesh: FaceMesh,
  head: HeadPoints,
  expression: PhotoRule["expression"],
): Check {
  const gap = Math.max(
    ...innerLips.map(([upper, lower]) => distance(meshPoint(mesh, upper), meshPoint(mesh, lower))),
  );
  const ratio = gap / distance(head.eyeMiddle, head.chin);
  const threshold = expression === "neutral" ? thresholds.neutralMouthRatio : thresholds.mouthOpenRatio;
  return judge("mouth-closed", "mouthOpen", ratio, threshold);
}
