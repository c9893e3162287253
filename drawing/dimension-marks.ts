import type { DrawingFrame } from "./drawing-frame";

/** Measured lengths of a finished photo, in millimetres on the print; null: not measurable. */
export interface MeasuredLengths {
  headHeightMm: number | null;
  eyeLineFromBottomMm: number | null;
  topMarginMm: number | null;
}

export interface DimensionMarks {
  width: string;
  height: string;
  head: string;
  eyeLine: string;
  topMargin: string;
}

/** The letters of the dimensions that are shown, without a gap: A and B are the sides. A dimension left out has none. */
function dimensionMarks(shown: Record<"head" | "eyeLine" | "topMargin", boolean>): DimensionMarks {
  const letters = ["C", "D", "E"];
  const next = (isShown: boolean) => (isShown ? letters.shift()! : "");
  return {
    width: "A",
    height: "B",
    head: next(shown.head),
    eyeLine: next(shown.eyeLine),
    topMargin: next(shown.topMargin),
  };
}

/** Those of a document's rules. A head whose rule is in the notes has no dimension. */
export const marksOfFrame = ({ isHeadNoted, eyeLineMm, topMarginMm }: DrawingFrame): DimensionMarks =>
  dimensionMarks({ head: !isHeadNoted, eyeLine: eyeLineMm !== null, topMargin: topMarginMm !== null });

/** Those of a finished photo. */
export const marksOfMeasured = (measured: MeasuredLengths): DimensionMarks =>
  dimensionMarks({
    head: measured.headHeightMm !== null,
    eyeLine: measured.eyeLineFromBottomMm !== null,
    topMargin: measured.topMarginMm !== null,
  });
