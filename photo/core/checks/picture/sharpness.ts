import type { FacePatch } from "../../face/face-patch";
import { faceContrast, greysOf } from "../../face/features";
import { thresholds } from "../../thresholds";
import type { Check } from "../../types";
import { judge } from "../judge";

/**
 * Blur shows at a finer scale than the rest: this many pixels between the eyes, or as many as the picture has. Finer
 * still, every phone's own softness would count.
 */
export const sharpnessEyeDistancePx = 110;

/** Shake is looked for in this many directions, at this distance, in every other pixel. */
const directions = 12;
const reachPx = 2;
const stridePx = 2;

/** Deviation of the 3x3 Laplacian over the face. */
function detail(greys: Float32Array, { inFace, edgePx }: FacePatch): number {
  let count = 0;
  let bends = 0;
  for (let i = edgePx; i < greys.length - edgePx; i++) {
    if (!inFace[i]) continue;
    const bend = 4 * greys[i]! - greys[i - 1]! - greys[i + 1]! - greys[i - edgePx]! - greys[i + edgePx]!;
    count++;
    bends += bend * bend;
  }
  return Math.sqrt(bends / Math.max(1, count));
}

/** Deviation of the second difference along one direction: what moved along it has none left. */
function detailAlong(greys: Float32Array, { inFace, edgePx }: FacePatch, angle: number): number {
  const [dx, dy] = [reachPx * Math.cos(angle), reachPx * Math.sin(angle)];
  const column = Math.floor(dx);
  const row = Math.floor(dy);
  const [right, down] = [dx - column, dy - row];
  // Between four pixels; the other way the same four weights are turned by half.
  const weight0 = (1 - right) * (1 - down);
  const weight1 = right * (1 - down);
  const weight2 = (1 - right) * down;
  const weight3 = right * down;
  const ahead0 = row * edgePx + column;
  const ahead1 = ahead0 + 1;
  const ahead2 = ahead0 + edgePx;
  const ahead3 = ahead2 + 1;
  const margin = reachPx + 1;
  let count = 0;
  let bends = 0;
  for (let y = margin; y < edgePx - margin; y += stridePx) {
    for (let x = margin; x < edgePx - margin; x += stridePx) {
      const i = y * edgePx + x;
      if (!inFace[i]) continue;
      let bend = 2 * greys[i]!;
      bend -= weight0 * (greys[i + ahead0]! + greys[i - ahead0]!);
      bend -= weight1 * (greys[i + ahead1]! + greys[i - ahead1]!);
      bend -= weight2 * (greys[i + ahead2]! + greys[i - ahead2]!);
      bend -= weight3 * (greys[i + ahead3]! + greys[i - ahead3]!);
      count++;
      bends += bend * bend;
    }
  }
  return Math.sqrt(bends / Math.max(1, count));
}

/**
 * How much there is to see along the direction that has least, times its share of what the direction with most has: blur
 * takes detail from all directions, shake from one.
 */
function steadiness(greys: Float32Array, patch: FacePatch): number {
  const along = Array.from({ length: directions }, (_, k) =>
    detailAlong(greys, patch, (k * Math.PI) / directions),
  );
  return Math.min(...along) ** 2 / Math.max(1e-6, ...along);
}

/** Both are divided by the face's own contrast, so that dark skin or soft light does not read as blur. */
export function checkSharpness(patch: FacePatch): Check {
  const greys = greysOf(patch.pixels);
  const contrast = Math.max(1, faceContrast(patch));
  const sharp = judge("sharpness", "blurred", detail(greys, patch) / contrast, thresholds.sharpness);
  const steady = judge("sharpness", "blurred", steadiness(greys, patch) / contrast, thresholds.steadiness);
  if (sharp.verdict === "fail" || steady.verdict === "pass") return sharp;
  return steady.verdict === "fail" || sharp.verdict === "pass" ? steady : sharp;
}
