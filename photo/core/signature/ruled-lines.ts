import type { BytePlane } from "./paper";

/** Runs of written pixels down a column that are longer belong to no ruled line; in shares of the longer edge. */
const thickestShare = 0.006;

/** Slopes that are tried: end-to-end rise over the length of a line, at most. */
const steepest = 0.25;

/** How far a line may stray from straight: paper bends, lenses too; in shares of the longer edge. */
const straysShare = 0.0025;

/** Every so many columns are looked at. */
const columnStep = 4;

/** Share of a line that must be seen, and share of each of its ends: a ruled line runs from edge to edge of the paper. */
const seenShare = 0.6;
const endShare = 0.4;

/** Lines that are looked at more closely: a page has 60, each of which is found with some 20 slopes. */
const maxLikelyLines = 2000;

interface Line {
  rise: number;
  /** Row at the first column. */
  row: number;
  count: number;
}

/** The first and last row of the written run at or near a row, or null. */
function runNear({ widthPx, heightPx, values }: BytePlane, column: number, row: number, reach: number) {
  const isSet = (at: number) => at >= 0 && at < heightPx && values[at * widthPx + column] !== 0;
  let away = 0;
  while (away <= reach && !isSet(row - away) && !isSet(row + away)) away++;
  if (away > reach) return null;
  let first = isSet(row - away) ? row - away : row + away;
  let last = first;
  while (isSet(first - 1)) first--;
  while (isSet(last + 1)) last++;
  return { first, last };
}

/** Lines in which many short runs lie, the fullest first (a Hough transform over the middles of runs). */
function likelyLines(written: BytePlane, thickestPx: number, binPx: number): Line[] {
  const { widthPx, heightPx, values } = written;
  const points: [column: number, row: number][] = [];
  for (let column = 0; column < widthPx; column += columnStep) {
    for (let row = 0; row < heightPx; row++) {
      if (values[row * widthPx + column] === 0) continue;
      const from = row;
      while (row < heightPx && values[row * widthPx + column] !== 0) row++;
      if (row - from <= thickestPx) points.push([column, (from + row - 1) / 2]);
    }
  }
  const columns = Math.ceil(widthPx / columnStep);
  const steps = Math.ceil((steepest * widthPx) / binPx);
  const highest = steepest * widthPx;
  const bins = new Int32Array(Math.ceil((heightPx + 2 * highest) / binPx) + 2);
  const lines: Line[] = [];
  for (let step = -steps; step <= steps; step++) {
    const rise = (step * binPx) / widthPx;
    bins.fill(0);
    for (const [column, row] of points) bins[Math.round((row - rise * column + highest) / binPx)]!++;
    for (let bin = 1; bin < bins.length - 1; bin++) {
      const count = bins[bin - 1]! + bins[bin]! + bins[bin + 1]!;
      const isFullest = bins[bin]! >= bins[bin - 1]! && bins[bin]! >= bins[bin + 1]!;
      // A line that leaves the picture at top or bottom is shorter: it is looked at more closely than this count.
      if (isFullest && count >= (seenShare * columns) / 2)
        lines.push({ rise, row: bin * binPx - highest, count });
    }
  }
  return lines.sort((a, b) => b.count - a.count).slice(0, maxLikelyLines);
}

/** Whether the line is ruled, and how thick it is; null where it is none. */
function thicknessOf(line: Line, written: BytePlane, isPaper: BytePlane, reachPx: number): number | null {
  const { widthPx, heightPx } = written;
  const seen: (number | null)[] = [];
  let missing = 0;
  for (let column = 0; column < widthPx; column += columnStep) {
    const row = Math.round(line.row + line.rise * column);
    if (row < 0 || row >= heightPx || isPaper.values[row * widthPx + column] === 0) continue;
    const run = runNear(written, column, row, reachPx);
    seen.push(run && run.last - run.first + 1);
    if (run === null && ++missing > ((1 - seenShare) * widthPx) / columnStep) return null;
  }
  // What crosses a corner of the picture only says too little.
  if (seen.length * columnStep < widthPx / 3) return null;
  const shareOf = (part: (number | null)[]) => part.filter((run) => run !== null).length / part.length;
  const end = Math.ceil(seen.length / 6);
  if (shareOf(seen) < seenShare || shareOf(seen.slice(0, end)) < endShare) return null;
  if (shareOf(seen.slice(-end)) < endShare) return null;
  const runs = seen.filter((run) => run !== null).sort((a, b) => a - b);
  return runs[Math.floor(runs.length / 2)]!;
}

/** Clears a line but for the strokes that cross it. */
function eraseLine(line: Line, written: BytePlane, thicknessPx: number, reachPx: number): void {
  const { widthPx, values } = written;
  for (let column = 0; column < widthPx; column++) {
    const run = runNear(written, column, Math.round(line.row + line.rise * column), reachPx);
    if (!run || run.last - run.first + 1 > 1.5 * thicknessPx + 2) continue;
    for (let row = run.first; row <= run.last; row++) values[row * widthPx + column] = 0;
  }
}

function eraseAcross(written: BytePlane, isPaper: BytePlane, longestPx: number): void {
  const thickestPx = Math.max(3, Math.round(thickestShare * longestPx));
  const reachPx = Math.max(1, Math.round(straysShare * longestPx));
  for (const line of likelyLines(written, thickestPx, Math.max(1, reachPx / 2))) {
    const thicknessPx = thicknessOf(line, written, isPaper, reachPx);
    if (thicknessPx !== null && thicknessPx <= thickestPx) eraseLine(line, written, thicknessPx, reachPx);
  }
}

function turned({ widthPx, heightPx, values }: BytePlane): BytePlane {
  const out = new Uint8Array(values.length);
  for (let row = 0; row < heightPx; row++) {
    for (let column = 0; column < widthPx; column++)
      out[column * heightPx + row] = values[row * widthPx + column]!;
  }
  return { widthPx: heightPx, heightPx: widthPx, values: out };
}

/** What is written, without the lines and squares of the paper. */
export function withoutRuledLines(written: BytePlane, isPaper: BytePlane): BytePlane {
  const longestPx = Math.max(written.widthPx, written.heightPx);
  const across = { ...written, values: written.values.slice() };
  eraseAcross(across, isPaper, longestPx);
  const down = turned(across);
  eraseAcross(down, turned(isPaper), longestPx);
  return turned(down);
}
