import type { DrawingFrame } from "./drawing-frame";

/** Measured lengths of a finished photo, in millimetres on the print; null: not measurable. */
export interface MeasuredLengths {
  headHeightMm: number | null;
  eyeLineFromBottomMm: number | null;
  topMarginMm: number | null;
}

/** The rules that give a drawing its dimensions. */
type RuledFrame = Pick<DrawingFrame, "isHeadNoted" | "eyeLineMm" | "topMarginMm">;

export interface DimensionMarks {
  width: string;
  height: string;
  head: string;
  eyeLine: string;
  topMargin: string;
}

const dimensions = ["head", "eyeLine", "topMargin"] as const;

type Shown = Record<(typeof dimensions)[number], boolean>;

/** What the drawing of a document shows. A head whose rule is in the notes has no dimension. */
const shownIn = ({ isHeadNoted, eyeLineMm, topMarginMm }: RuledFrame): Shown => ({
  head: !isHeadNoted,
  eyeLine: eyeLineMm !== null,
  topMargin: topMarginMm !== null,
});

/** A and B are the sides; then follow the dimensions of each group, without a gap. A dimension left out has no letter. */
function marksOf(...groups: readonly Shown[]): DimensionMarks {
  const letters = ["C", "D", "E"];
  const marks = { width: "A", height: "B", head: "", eyeLine: "", topMargin: "" };
  for (const shown of groups)
    for (const name of dimensions) if (shown[name] && !marks[name]) marks[name] = letters.shift()!;
  return marks;
}

/** Those of a document's rules. */
export const marksOfFrame = (frame: RuledFrame): DimensionMarks => marksOf(shownIn(frame));

/** Those of a finished photo: the document's own letters, then those of what has no rule. */
export const marksOfMeasured = (measured: MeasuredLengths, frame: RuledFrame): DimensionMarks =>
  marksOf(shownIn(frame), {
    head: measured.headHeightMm !== null,
    eyeLine: measured.eyeLineFromBottomMm !== null,
    topMargin: measured.topMarginMm !== null,
  });
