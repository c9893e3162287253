import type { Raster } from "../types";

/** Pieces across a line; a tear is looked for in each by itself. */
const pieces = 16;

/** So many of them from one border on: what decodes wrongly does so from a block to the end of its row, and ever after. */
const tornPieces = 10;

/** Every so many pixels along a line: enough for a mean. */
const stridePx = 4;

/** More than this between two samples counts no more: a hard edge in one place does not make a torn line. */
const stepMax = 40;

/** Difference of two pixels, the mean of their channels. */
function step(pixels: Raster["pixels"], at: number, before: number): number {
  const sum =
    Math.abs(pixels[at]! - pixels[before]!) +
    Math.abs(pixels[at + 1]! - pixels[before + 1]!) +
    Math.abs(pixels[at + 2]! - pixels[before + 2]!);
  return sum > 3 * stepMax ? stepMax : sum / 3;
}

/** Differences of each line to the line before it, one mean for each piece across; outside the given lines 0. */
function stepsByPiece(
  { widthPx, heightPx, channels, pixels }: Raster,
  isRow: boolean,
  first: number,
  last: number,
): Float32Array[] {
  const [lines, length] = isRow ? [heightPx, widthPx] : [widthPx, heightPx];
  const row = widthPx * channels;
  return Array.from({ length: pieces }, (_, piece) => {
    const from = Math.floor((piece * length) / pieces);
    const to = Math.floor(((piece + 1) * length) / pieces);
    const sums = new Float64Array(lines);
    // Rows from left to right, columns all at once from the top down: a picture lies in memory by rows.
    if (isRow) {
      for (let y = first; y <= last; y++)
        for (let x = from; x < to; x += stridePx) {
          const at = y * row + x * channels;
          sums[y] = sums[y]! + step(pixels, at, at - row);
        }
    } else {
      for (let y = from; y < to; y += stridePx)
        for (let x = first; x <= last; x++) {
          const at = y * row + x * channels;
          sums[x] = sums[x]! + step(pixels, at, at - channels);
        }
    }
    const count = Math.max(1, Math.ceil((to - from) / stridePx));
    return Float32Array.from(sums, (sum) => sum / count);
  });
}

/** How far a line stands out of its neighbours in one piece. */
const standsOut = (means: Float32Array, line: number, besideFrom: number): number =>
  means[line]! -
  Math.max(
    means[line - besideFrom]!,
    means[line + besideFrom]!,
    means[line - besideFrom - 1]!,
    means[line + besideFrom + 1]!,
  );

/** The same in all pieces but one, which may be white or black on both sides of the tear: the second smallest. */
function standsOutOfAllButOne(pieces: readonly Float32Array[], line: number, besideFrom: number): number {
  let smallest = Infinity;
  let second = Infinity;
  for (const means of pieces) {
    const value = standsOut(means, line, besideFrom);
    if (value < smallest) [smallest, second] = [value, smallest];
    else if (value < second) second = value;
  }
  return second;
}

/** A badly compressed picture has an edge at every block; a torn one at a few. */
const blockEdges = 6;

/** How far the hardest line stands out of so many others that they cannot all be tears. */
export function aboveOthers(lines: readonly number[]): number {
  const hardestFirst = [...lines].sort((a, b) => b - a);
  return lines.length <= blockEdges ? 0 : hardestFirst[0]! - Math.max(0, hardestFirst[blockEdges]!);
}

/**
 * How far the hardest line that runs dead straight from a border through more than half of the picture, person and
 * background alike, stands out of all others, in grey levels. Edges of a room end at the person.
 *
 * @param within the lines that cross the head: only there person and background are both on the line
 * @param isShrunk a tear is two lines wide then
 */
export function hardestTear(
  raster: Raster,
  isRow: boolean,
  within: { from: number; to: number },
  isShrunk: boolean,
): number {
  const besideFrom = isShrunk ? 2 : 1;
  const lines = isRow ? raster.heightPx : raster.widthPx;
  const first = Math.max(besideFrom + 2, Math.round(within.from));
  const last = Math.min(lines - besideFrom - 2, Math.round(within.to));
  const means = stepsByPiece(raster, isRow, first - besideFrom - 1, last + besideFrom + 1);
  const fromOneSide = means.slice(0, tornPieces);
  const fromTheOther = means.slice(-tornPieces);
  const torn: number[] = [];
  for (let line = first; line <= last; line++) {
    torn.push(
      Math.max(
        standsOutOfAllButOne(fromOneSide, line, besideFrom),
        standsOutOfAllButOne(fromTheOther, line, besideFrom),
      ),
    );
  }
  return aboveOthers(torn);
}
