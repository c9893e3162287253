import type { HeadPoints } from "../face/head";
import { distance, type FaceMesh, meshPoint } from "../face/mesh";
import type { Check } from "../types";
import { judge } from "./judge";
import { thresholds } from "./thresholds";

const rightLids = [
  [159, 145],
  [158, 153],
  [160, 144],
] as const;
const leftLids = [
  [386, 374],
  [385, 380],
  [387, 373],
] as const;

/** The more closed eye's largest lid gap over eye-to-chin (OFIQ, eyes open). */
export function checkEyesOpen(mesh: FaceMesh, head: HeadPoints): Check {
  const gap = (lids: readonly (readonly [number, number])[]): number =>
    Math.max(...lids.map(([upper, lower]) => distance(meshPoint(mesh, upper), meshPoint(mesh, lower))));
  const eyeToChin = distance(head.eyeMiddle, head.chin);
  const ratio = Math.min(gap(rightLids), gap(leftLids)) / eyeToChin;
  return judge("eyes-open", "eyesClosed", ratio, thresholds.eyesOpenRatio);
}
