import type { Point } from "../../photo/core/types";
import marks from "./head-marks.json";
import { type Part, partOf, parts } from "./parts";
import { median } from "./percentiles";
import type { EntryResult } from "./run/run-entry";

/** Marked by eye on the shared photographs, in their upright pixels; what hair or shade hides is left out. */
interface HeadMarks {
  eyeMiddle: number[];
  chin?: number[];
  skullTop?: number[];
}

/** How far marks lie from what was found, along the face axis, in percent of the head: the middle and the middle distance from it. */
export interface HeadBias {
  part: Part;
  point: "eyes" | "chin" | "skull";
  marked: number;
  medianPercent: number;
  spreadPercent: number;
}

/** Down is positive for eyes and chin; for the skull up is, so that positive means taller than measured. */
export function headBias(results: EntryResult[]): HeadBias[] {
  const rows: HeadBias[] = [];
  for (const part of parts) {
    const off = { eyes: [] as number[], chin: [] as number[], skull: [] as number[] };
    for (const { entry, outcome } of results) {
      const marked = (marks as Record<string, HeadMarks>)[entry.file];
      const face = outcome?.face;
      if (!marked || !face || partOf(entry.file) !== part) continue;
      const down: Point = [face.chin[0] - face.crown[0], face.chin[1] - face.crown[1]];
      const percent = (mark: number[], found: Point) =>
        (100 * ((mark[0]! - found[0]) * down[0] + (mark[1]! - found[1]) * down[1])) /
        (down[0] ** 2 + down[1] ** 2);
      const eyes: Point = [
        (face.leftEye[0] + face.rightEye[0]) / 2,
        (face.leftEye[1] + face.rightEye[1]) / 2,
      ];
      off.eyes.push(percent(marked.eyeMiddle, eyes));
      if (marked.chin) off.chin.push(percent(marked.chin, face.chin));
      if (marked.skullTop) off.skull.push(-percent(marked.skullTop, face.crown));
    }
    for (const point of ["eyes", "chin", "skull"] as const) {
      const values = off[point];
      const medianPercent = median(values);
      const spreadPercent = median(values.map((value) => Math.abs(value - medianPercent)));
      rows.push({ part, point, marked: values.length, medianPercent, spreadPercent });
    }
  }
  return rows;
}
