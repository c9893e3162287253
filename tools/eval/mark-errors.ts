import type { Point } from "../../photo/core/types";
import { median, percentile } from "./percentiles";
import type { EntryResult } from "./run/run-entry";

export interface MarkErrors {
  files: number;
  medianPercent: number;
  p95Percent: number;
}

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

const summary = (errors: number[]): MarkErrors => ({
  files: errors.length,
  medianPercent: median(errors),
  p95Percent: percentile(errors, 0.95),
});

/** Distances of found points from marked ones, in percent of the found head's height (chin to skull top). */
export function markErrors(results: EntryResult[]): Record<"crown" | "chin" | "eyes", MarkErrors> {
  const errors = { crown: [] as number[], chin: [] as number[], eyes: [] as number[] };
  for (const { entry, outcome } of results) {
    const marks = entry.annotation;
    const face = outcome?.face;
    if (!marks || !face) continue;
    const percentOfHead = 100 / distance(face.crown, face.chin);
    if (marks.chin) errors.chin.push(distance(face.chin, marks.chin) * percentOfHead);
    if (marks.eye_left_in_picture && marks.eye_right_in_picture) {
      const right = distance(face.rightEye, marks.eye_left_in_picture);
      const left = distance(face.leftEye, marks.eye_right_in_picture);
      errors.eyes.push(((right + left) / 2) * percentOfHead);
    }
    // A mark on the true alpha's first row is the top of the hair, another one the top of the skull.
    if (marks.crown) errors.crown.push(distance(face.crown, marks.crown) * percentOfHead);
    else if (marks.crown_y_from_alpha !== undefined && outcome.accepted) {
      errors.crown.push(Math.abs(face.hairTop[1] - marks.crown_y_from_alpha) * percentOfHead);
    }
  }
  return { crown: summary(errors.crown), chin: summary(errors.chin), eyes: summary(errors.eyes) };
}
