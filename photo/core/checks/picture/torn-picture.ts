import type { Raster } from "../../types";

/** Pieces across a line; a tear is looked for in each by itself. */
export const pieces = 16;

/** So many of them from one border on: what decodes wrongly does so from a block to the end of its row, and ever after. */
const tornPieces = 10;

/** Every so many pixels along a line: enough for a mean. */
const stridePx = 4;

/** More than this between two samples counts no more: a hard edge in one place does not make a torn line. */
const stepMax = 40;

/** From the first to the last pixel or line, the last not included. */
export interface Span {
  from: number;
  to: number;
}

/**
 * Differences of each line to the line before it, one mean for each piece across; 0 for lines that are not asked for.
 *
 * @param ends the part of each line that is looked at
 */
export function stepsByPiece(
  { widthPx, heightPx, channels, pixels }: Raster,
  isRow: boolean,
  lines: Span,
  ends: Span = { from: 0, to: isRow ? widthPx : heightPx },
): Float32Array[] {
  const length = ends.to - ends.from;
  const [across, along] = isRow ? [widthPx * channels, channels] : [channels, widthPx * channels];
  const sums = Array.from({ length: pieces }, () => new Float32Array(isRow ? heightPx : widthPx));
  for (let piece = 0; piece < pieces; piece++) {
    const from = ends.from + Math.floor((piece * length) / pieces);
    const to = ends.from + Math.floor(((piece + 1) * length) / pieces);
    const means = sums[piece]!;
    const count = Math.max(1, Math.ceil((to - from) / stridePx));
    for (let line = lines.from; line < lines.to; line++) {
      let sum = 0;
      for (let place = from; place < to; place += stridePx) {
        const at = line * across + place * along;
        const before = at - across;
        const step =
          Math.abs(pixels[at]! - pixels[before]!) +
          Math.abs(pixels[at + 1]! - pixels[before + 1]!) +
          Math.abs(pixels[at + 2]! - pixels[before + 2]!);
        sum += step > 3 * stepMax ? stepMax : step / 3;
      }
      means[line] = sum / count;
    }
  }
  return sums;
}

/** How far a line stands out of its neighbours in one piece. */
export function standsOut(means: Float32Array, line: number, besideFrom: number): number {
  let beside = 0;
  for (const away of [besideFrom, besideFrom + 1]) {
    beside = Math.max(beside, means[line - away]!, means[line + away]!);
  }
  return means[line]! - beside;
}

/** The second smallest: one piece may be white or black on both sides of the tear. */
export function allButOne(values: readonly number[]): number {
  let smallest = Infinity;
  let second = Infinity;
  for (const value of values) {
    if (value < smallest) [smallest, second] = [value, smallest];
    else if (value < second) second = value;
  }
  return second;
}

/** A badly compressed picture has an edge at every block; a torn one at a few. */
export const blockEdges = 6;

/** A torn picture has a few tears; more lines than these beside the person are a pattern of the wall: blinds, boards, tiles. */
const tearsMax = 3;

/** How far each line beside the person stands out, beyond what lines do that belong to a pattern. */
export function outOfPattern(lines: readonly number[]): number[] {
  const pattern = afterHardest(lines, tearsMax);
  return lines.map((line) => line - pattern);
}

/** So near the border a line is that of a frame that was painted around the picture, share of the picture's length. */
export const paintedFrame = 0.02;

/** How hard the line is that comes after so many harder ones; 0 where there are no more. */
export const afterHardest = (lines: readonly number[], count: number): number =>
  Math.max(0, [...lines].sort((a, b) => b - a)[count] ?? 0);

/** How far the hardest line stands out of so many others that they cannot all be tears. */
export const aboveOthers = (lines: readonly number[]): number =>
  lines.length <= blockEdges ? 0 : Math.max(...lines) - afterHardest(lines, blockEdges);

/**
 * How far the hardest line that runs dead straight from a border through more than half of the picture, person and
 * background alike, stands out of all others, in grey levels. Edges of a room end at the person.
 *
 * @param within the lines that cross the head: only there person and background are both on the line
 * @param isShrunk a tear is two lines wide then
 */
export function hardestTear(raster: Raster, isRow: boolean, within: Span, isShrunk: boolean): number {
  const besideFrom = isShrunk ? 2 : 1;
  const lines = isRow ? raster.heightPx : raster.widthPx;
  const atBorder = Math.max(besideFrom + 2, Math.round(paintedFrame * lines));
  const first = Math.max(atBorder, Math.round(within.from));
  const last = Math.min(lines - atBorder, Math.round(within.to));
  const means = stepsByPiece(raster, isRow, { from: first - besideFrom - 1, to: last + besideFrom + 2 });
  const values: number[][] = [];
  for (let line = first; line <= last; line++) {
    values.push(means.map((piece) => standsOut(piece, line, besideFrom)));
  }
  const fromStart = values.map((line) => allButOne(line.slice(0, tornPieces)));
  const fromEnd = values.map((line) => allButOne(line.slice(-tornPieces)));
  // What a tear adds to the wall at its border, where that has lines of its own.
  const atStart = outOfPattern(values.map(([outermost, next]) => Math.min(outermost!, next!)));
  const atEnd = outOfPattern(values.map((line) => Math.min(line.at(-1)!, line.at(-2)!)));
  return aboveOthers(
    values.map((_, i) => Math.max(Math.min(fromStart[i]!, atStart[i]!), Math.min(fromEnd[i]!, atEnd[i]!))),
  );
}
