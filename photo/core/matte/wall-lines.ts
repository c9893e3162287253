import { labOfRgb, luma } from "../raster/colour";
import type { Raster } from "../types";

/** Pixels of the picture per cell, along and across: a line of one pixel is still seen, noise less. */
const cellPx = 2;

/** A line is at least as long, in heights of the head, and as hard in each of its parts: hair and spots are not. */
const long = { heads: 0.3, parts: 3 };

/** Walls are photographed a little askew: the leans that are tried, as a share of the length. */
const leans = [-0.075, -0.05, -0.025, 0, 0.025, 0.05, 0.075];

/** A single step of lightness (L*) counts no more. */
const stepMax = 8;

/** So many cells to either side of a line the wall has to go on, and the steps there are taken off: shade is as steep everywhere. */
const besideCells = [4, 5] as const;

/** L* of each grey level. */
const lightnessOf = Float32Array.from({ length: 256 }, (_, grey) => labOfRgb([grey, grey, grey])[0]);

/** Lightness of the wall in cells; `isWall` is 0 where the person is. */
interface Wall {
  columns: number;
  rows: number;
  light: Float32Array;
  isWall: Uint8Array;
}

function meanLightness({ widthPx, channels, pixels }: Raster, column: number, row: number): number {
  let sum = 0;
  for (let down = 0; down < cellPx; down++) {
    for (let aside = 0; aside < cellPx; aside++) {
      const at = ((row + down) * widthPx + column + aside) * channels;
      sum += lightnessOf[Math.round(luma(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!))]!;
    }
  }
  return sum / cellPx ** 2;
}

function cellsOf(image: Raster, isFree: (column: number, row: number) => boolean, bottomRow: number): Wall {
  const columns = Math.floor(image.widthPx / cellPx);
  const rows = Math.floor(Math.min(image.heightPx, bottomRow) / cellPx);
  const light = new Float32Array(columns * rows);
  const isWall = new Uint8Array(columns * rows);
  for (let row = 0, i = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, i++) {
      if (!isFree(cellPx * column, cellPx * row)) continue;
      isWall[i] = 1;
      light[i] = meanLightness(image, cellPx * column, cellPx * row);
    }
  }
  return { columns, rows, light, isWall };
}

/** Lines in one direction, cut into windows that overlap. */
interface Lines {
  /** Cells along a line, and lines across. */
  length: number;
  count: number;
  /** From a cell to the next one along a line, and to the one on the next line. */
  along: number;
  across: number;
  partCells: number;
  strideCells: number;
  windows: number;
}

function linesOf({ columns, rows }: Wall, isRow: boolean, headPx: number): Lines {
  const [length, count] = isRow ? [columns, rows] : [rows, columns];
  const partCells = Math.max(6, Math.round((long.heads * headPx) / cellPx / long.parts));
  const strideCells = partCells >> 1;
  const windows = Math.max(0, Math.floor((length - long.parts * partCells) / strideCells) + 1);
  const [along, across] = isRow ? [1, columns] : [columns, 1];
  return { length, count, along, across, partCells, strideCells, windows };
}

/** For each window of each line the least mean step of its parts, if all go the same way; NaN where the person is. */
function leastSteps({ light, isWall }: Wall, lines: Lines, lean: number): Float32Array {
  const { length, count, along, across, partCells, strideCells, windows } = lines;
  const least = new Float32Array(count * windows).fill(Number.NaN);
  const offsets = Int32Array.from({ length }, (_, i) => Math.round(lean * (i - length / 2)));
  // Sums up to each cell along a line: of the steps across it, and of the cells that have one.
  const steps = new Float32Array(length + 1);
  const seen = new Int32Array(length + 1);
  for (let line = 0; line < count; line++) {
    for (let i = 0; i < length; i++) {
      const at = line + offsets[i]!;
      const before = i * along + (at - 1) * across;
      const after = before + 2 * across;
      const isSeen = at >= 1 && at < count - 1 && isWall[before] === 1 && isWall[after] === 1;
      seen[i + 1] = seen[i]! + (isSeen ? 1 : 0);
      const step = isSeen ? light[after]! - light[before]! : 0;
      steps[i + 1] = steps[i]! + Math.max(-stepMax, Math.min(stepMax, step));
    }
    for (let window = 0, start = 0; window < windows; window++, start += strideCells) {
      const end = start + long.parts * partCells;
      if (seen[end]! - seen[start]! < end - start) continue;
      const way = steps[end]! < steps[start]! ? -1 : 1;
      let step = stepMax;
      for (let from = start; from < end; from += partCells)
        step = Math.min(step, (way * (steps[from + partCells]! - steps[from]!)) / partCells);
      least[line * windows + window] = Math.max(0, step);
    }
  }
  return least;
}

/** How far the hardest window stands out of those beside it. */
function hardestOf(steps: Float32Array, { windows }: Lines): number {
  let hardest = 0;
  for (let at = besideCells[1] * windows; at < steps.length - besideCells[1] * windows; at++) {
    const step = steps[at]!;
    // Comparisons with NaN are false: nothing is known beside the person.
    if (!(step > hardest)) continue;
    const beside = besideCells.flatMap((away) => [steps[at - away * windows]!, steps[at + away * windows]!]);
    const standsOut = step - Math.max(...beside);
    if (standsOut > hardest) hardest = standsOut;
  }
  return hardest;
}

/**
 * How hard the hardest straight line on the wall is, in L*: the edge of a panel, a door, a frame or a tile. Lines that are nearly
 * level or upright are looked for.
 *
 * @param isFree whether a pixel shows the wall
 * @param place rows above `bottomRow` are looked at
 */
export function hardestWallLine(
  image: Raster,
  isFree: (column: number, row: number) => boolean,
  { headPx, bottomRow }: { headPx: number; bottomRow: number },
): number {
  const wall = cellsOf(image, isFree, bottomRow);
  let hardest = 0;
  for (const isRow of [true, false]) {
    const lines = linesOf(wall, isRow, headPx);
    if (lines.windows === 0) continue;
    for (const lean of leans) hardest = Math.max(hardest, hardestOf(leastSteps(wall, lines, lean), lines));
  }
  return hardest;
}
