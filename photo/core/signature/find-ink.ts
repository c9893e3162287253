import { signatureThresholds } from "../thresholds";
import type { BytePlane, Paper } from "./paper";
import { withoutRuledLines } from "./ruled-lines";
import type { SignatureFault } from "./signature-file";
import { boundsOfStrokes, groupAroundLargest, inkOf, type Stroke, strokesOf } from "./strokes";

/** Darkness (0..255) under which nothing is writing, however even the paper is. */
const leastDarkness = 18;

/** What stands out of the paper's own grain, in spreads (median less 16th percentile, one deviation). */
const spreadsOverGrain = 6;

/** Shares of the ink's own darkness: where ink begins, and what each stroke must reach somewhere. */
const beginsShare = 0.4;
const reachedShare = 0.6;

/** Pixels of a speck at most, in a picture of 1600 pixels. */
const speckPx = 14;

/** Share of the ink that makes a stroke or a line count. */
const weightShare = 0.001;
const lineWeightShare = 0.03;

export interface Ink {
  strokes: Stroke[];
  /** How dark the ink is, 0..255. */
  darkness: number;
}

/** The value below which a share of the counted ones lie. */
function percentile(counts: Uint32Array, share: number): number {
  const wanted = share * counts.reduce((sum, count) => sum + count, 0);
  let sum = 0;
  for (let value = 0; value < counts.length; value++) {
    sum += counts[value]!;
    if (sum > wanted) return value;
  }
  return 0;
}

function thresholdOver({ darkness, isPaper }: Paper): number {
  const counts = new Uint32Array(256);
  for (let i = 0; i < darkness.values.length; i++)
    if (isPaper.values[i] === 1) counts[darkness.values[i]!]!++;
  const median = percentile(counts, 0.5);
  const spread = Math.max(1, median - percentile(counts, 0.16));
  return Math.max(leastDarkness, median + spreadsOverGrain * spread);
}

const darkerThan = ({ darkness, isPaper }: Paper, threshold: number, among = isPaper): BytePlane => ({
  ...darkness,
  values: darkness.values.map((value, i) =>
    value >= threshold && among.values[i] === 1 && isPaper.values[i] === 1 ? 1 : 0,
  ),
});

/** Whether a stroke leaves the paper: the edge of a table or a hand. */
const leavesPaper = ({ pixels }: Stroke, { widthPx, values }: BytePlane): boolean =>
  pixels.some(
    (at) =>
      values[at - 2] === 0 ||
      values[at + 2] === 0 ||
      values[at - 2 * widthPx] === 0 ||
      values[at + 2 * widthPx] === 0,
  );

/** Rows of writing, one below the other with a gap between them. */
function countLines(strokes: readonly Stroke[], ink: number): number {
  const { top, bottom } = boundsOfStrokes(strokes);
  const inRow = new Float64Array(bottom - top + 2);
  for (const stroke of strokes) {
    const rows = stroke.bottom - stroke.top + 1;
    for (let row = stroke.top; row <= stroke.bottom; row++) inRow[row - top]! += stroke.pixels.length / rows;
  }
  let [lines, weight] = [0, 0];
  for (const inThisRow of inRow) {
    if (inThisRow === 0 && weight >= lineWeightShare * ink) lines++;
    weight = inThisRow === 0 ? 0 : weight + inThisRow;
  }
  return lines;
}

/** What is written on the paper, when it is a signature and nothing else. */
export function findInk(paper: Paper): Ink | SignatureFault {
  const { darkness, isPaper, paperShare, edgeShare } = paper;
  const limits = signatureThresholds;
  if (paperShare < limits.paperShare.fail.min || edgeShare > limits.edgeShare.fail.max) return "no-signature";
  const longestPx = Math.max(darkness.widthPx, darkness.heightPx);
  const leastPx = Math.max(3, speckPx * (longestPx / 1600) ** 2);
  const isInk = (stroke: Stroke) => stroke.pixels.length >= leastPx && !leavesPaper(stroke, isPaper);

  const threshold = thresholdOver(paper);
  const written = withoutRuledLines(darkerThan(paper, threshold), isPaper);
  const marks = strokesOf(written).filter(isInk);
  const counts = new Uint32Array(256);
  for (const { pixels } of marks) for (const at of pixels) counts[darkness.values[at]!]!++;
  const inkDarkness = percentile(counts, 0.9);

  const begins = Math.max(threshold, beginsShare * inkDarkness);
  const strokes = strokesOf(darkerThan(paper, begins, written)).filter(
    (stroke) =>
      isInk(stroke) && stroke.pixels.some((at) => darkness.values[at]! >= reachedShare * inkDarkness),
  );
  const ink = inkOf(strokes);
  const weighty = strokes.filter(({ pixels }) => pixels.length >= weightShare * ink);
  if (weighty.length === 0) return "no-signature";
  const inkShare = ink / (paperShare * isPaper.values.length);
  if (weighty.length > limits.strokes.fail.max || inkShare > limits.inkShare.fail.max) return "not-alone";
  const group = groupAroundLargest(weighty);
  const { left, right, top, bottom } = boundsOfStrokes(group);
  if (Math.max(right - left, bottom - top) < limits.lengthShare.fail.min * longestPx) return "no-signature";
  if (inkDarkness < limits.inkDarkness.fail.min) return "too-faint";
  const strayInkShare = 1 - inkOf(group) / ink;
  if (strayInkShare > limits.strayInkShare.fail.max || countLines(group, ink) > limits.lines.fail.max)
    return "not-alone";
  return { strokes: group, darkness: inkDarkness };
}
