import type { FacePatch } from "../face/face-patch";
import type { HeadPoints } from "../face/head";
import { distance, type FaceMesh, meshPoint } from "../face/mesh";
import type { Check } from "../types";
import { judge } from "./judge";
import { hangingLids } from "./lid-line";
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

/**
 * The more closed eye's largest lid gap over eye-to-chin (OFIQ, eyes open). The mesh draws many closed eyes open: the line of
 * the lids is looked at, too.
 */
export function checkEyesOpen(patch: FacePatch, mesh: FaceMesh, head: HeadPoints): Check {
  const gap = (lids: readonly (readonly [number, number])[]): number =>
    Math.max(...lids.map(([upper, lower]) => distance(meshPoint(mesh, upper), meshPoint(mesh, lower))));
  const eyeToChin = distance(head.eyeMiddle, head.chin);
  const ratio = Math.min(gap(rightLids), gap(leftLids)) / eyeToChin;
  const gapCheck = judge("eyes-open", "eyesClosed", ratio, thresholds.eyesOpenRatio);
  if (gapCheck.verdict !== "pass") return gapCheck;
  const lids = judge("eyes-open", "eyesClosed", hangingLids(patch, mesh), thresholds.hangingLids);
  return lids.verdict === "pass" ? gapCheck : lids;
}
