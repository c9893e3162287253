import type { HeadPoints } from "../face/head";
import { distance, type FaceMesh, meshPoint } from "../face/mesh";
import type { Check } from "../types";
import { judge } from "./judge";
import { thresholds } from "./thresholds";

const innerLips = [
  [13, 14],
  [82, 87],
  [312, 317],
] as const;

/** Largest gap between the inner lips over eye-to-chin (OFIQ, mouth closed). */
export function checkMouthClosed(mesh: FaceMesh, head: HeadPoints): Check {
  const gap = Math.max(
    ...innerLips.map(([upper, lower]) => distance(meshPoint(mesh, upper), meshPoint(mesh, lower))),
  );
  return judge(
    "mouth-closed",
    "mouthOpen",
    gap / distance(head.eyeMiddle, head.chin),
    thresholds.mouthOpenRatio,
  );
}
