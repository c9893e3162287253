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

type Field = "crown" | "chin" | "eyes";

/** Distances of found points from marked ones, in percent of the found head's height (chin to skull top). */
export function markErrors(results: readonly EntryResult[]): Record<Field, MarkErrors> {
  const ofEntries = results.map(errorsOf);
  const summaryOf = (field: Field) => summary(ofEntries.flatMap((errors) => errors[field] ?? []));
  return { crown: summaryOf("crown"), chin: summaryOf("chin"), eyes: summaryOf("eyes") };
}

/** Of one photo, without what is not marked. */
function errorsOf({ entry, outcome }: EntryResult): Partial<Record<Field, number>> {
  const marks = entry.annotation;
  const face = outcome?.face;
  if (!marks || !face) return {};
  const percentOfHead = 100 / distance(face.crown, face.chin);
  const errors: Partial<Record<Field, number>> = {};
  if (marks.chin) errors.chin = distance(face.chin, marks.chin) * percentOfHead;
  // The engine names the eyes of the person, who looks at the camera: the right eye is on the left of the picture.
  if (marks.eye_left_in_picture && marks.eye_right_in_picture) {
    const right = distance(face.rightEye, marks.eye_left_in_picture);
    const left = distance(face.leftEye, marks.eye_right_in_picture);
    errors.eyes = ((right + left) / 2) * percentOfHead;
  }
  // `crown` marks the top of the skull. The first row of a true alpha is the top of the hair.
  if (marks.crown) errors.crown = distance(face.crown, marks.crown) * percentOfHead;
  else if (marks.crown_y_from_alpha !== undefined && outcome.accepted)
    errors.crown = Math.abs(face.hairTop[1] - marks.crown_y_from_alpha) * percentOfHead;
  return errors;
}
