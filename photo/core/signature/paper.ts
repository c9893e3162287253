import type { Plane } from "../matte/plane";
import { cellMeans } from "../raster/resample";
import type { PixelSize, Raster } from "../types";

/** One byte per pixel. */
export interface BytePlane extends Plane {
  values: Uint8Array;
}

/** What was written on, and how dark each pixel is against it. */
export interface Paper {
  /** 0 (the paper itself) to 255 (black), in the channel in which it is darkest: red ink hides green and blue light only. */
  darkness: BytePlane;
  /** 1 where there is paper, 0 where there is a table, a hand, a person. */
  isPaper: BytePlane;
  /** Share of the picture that is paper. */
  paperShare: number;
  /** Share of the paper on which the light changes abruptly. */
  edgeShare: number;
}

/** Cells along the longer edge, in which the paper is looked for. */
const cellsAlong = 400;

/** Half of what is taken for ink and not for paper, in cells: strokes of up to a sixteenth of the longer edge. */
const reachCells = 12;

/** Share of the light of the brightest paper that falls into a shadow at least. */
const shadowShare = 0.35;

/** Share of the brightest light above which the colour of paper is looked for. */
const brightShare = 0.75;

/** By how much a channel's share of the light may differ from the paper's; skin and wood differ by more than 0.06. */
const colourShare = 0.055;

/** An edge: a change of the light by so much over so many cells. */
const edgeStep = 0.05;
const edgeCells = 2;

/** Light 0..1 that is taken for none. */
const blackest = 0.004;

interface Cells {
  columns: number;
  rows: number;
  values: Float32Array;
}

/** Each value becomes the highest (or lowest) within reach along one axis. */
function spread({ columns, rows, values }: Cells, isAcross: boolean, isMax: boolean): Cells {
  const out = new Float32Array(values.length);
  const count = isAcross ? columns : rows;
  const step = isAcross ? 3 : 3 * columns;
  const sign = isMax ? 1 : -1;
  for (let i = 0; i < values.length; i++) {
    const cell = Math.floor(i / 3);
    const at = isAcross ? cell % columns : Math.floor(cell / columns);
    const first = i - Math.min(at, reachCells) * step;
    const last = i + Math.min(count - 1 - at, reachCells) * step;
    let found = sign * values[i]!;
    for (let k = first; k <= last; k += step) {
      const value = sign * values[k]!;
      if (value > found) found = value;
    }
    out[i] = sign * found;
  }
  return { columns, rows, values: out };
}

/** Morphological closing: what is darker than all around it vanishes, a shadow with its edges stays. */
const closing = (cells: Cells): Cells =>
  [
    [true, true],
    [false, true],
    [true, false],
    [false, false],
  ].reduce((closed, [isAcross, isMax]) => spread(closed, isAcross!, isMax!), cells);

/** The value below which this share of the values lies. */
const quantile = (values: readonly number[], share: number): number =>
  Float64Array.from(values).sort()[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** Which cells are paper: the brightest colour of the picture and its shadows. */
function paperCells({ values }: Cells): Uint8Array {
  const light: number[] = [];
  for (let i = 0; i < values.length; i += 3) light.push(values[i]! + values[i + 1]! + values[i + 2]!);
  const brightest = quantile(light, 0.95);
  const share = (cell: number, channel: number): number => values[3 * cell + channel]! / light[cell]!;
  const bright = light.flatMap((sum, cell) => (sum > 0 && sum >= brightShare * brightest ? [cell] : []));
  const colour = [0, 1, 2].map((channel) =>
    quantile(
      bright.map((cell) => share(cell, channel)),
      0.5,
    ),
  );
  return Uint8Array.from(light, (sum, cell) =>
    sum > shadowShare * brightest &&
    colour.every((own, channel) => Math.abs(share(cell, channel) - own) < colourShare)
      ? 1
      : 0,
  );
}

/** Share of the paper on which the light changes abruptly: the edge of a shadow, or what is no paper. */
function edgeShareOf({ columns, rows, values }: Cells, isPaper: Uint8Array): number {
  const lightAt = (cell: number) => values[3 * cell]! + values[3 * cell + 1]! + values[3 * cell + 2]!;
  let [paper, edges] = [0, 0];
  for (let row = 0; row + edgeCells < rows; row++) {
    for (let column = 0; column + edgeCells < columns; column++) {
      const cell = row * columns + column;
      const neighbours = [cell + edgeCells, cell + edgeCells * columns];
      paper += isPaper[cell]!;
      if (isPaper[cell] === 0) continue;
      const light = lightAt(cell);
      if (
        neighbours.some((next) => isPaper[next] === 1 && Math.abs(lightAt(next) - light) > edgeStep * light)
      )
        edges++;
    }
  }
  return paper === 0 ? 1 : edges / paper;
}

/** How dark each pixel is against its paper, in the channel in which it is darkest. */
function darknessOf({ widthPx, heightPx, pixels }: Raster, { columns, rows, values }: Cells): BytePlane {
  const blank: Raster = {
    widthPx: columns,
    heightPx: rows,
    channels: 3,
    pixels: Uint8Array.from(values, (value) => Math.round(255 * value)),
  };
  const paper = cellMeans(blank, { x: 0, y: 0, width: columns, height: rows }, widthPx, heightPx);
  const darkness = new Uint8Array(widthPx * heightPx);
  for (let i = 0, at = 0; i < darkness.length; i++, at += 3) {
    const least = Math.min(
      pixels[at]! / (paper[at]! + blackest),
      pixels[at + 1]! / (paper[at + 1]! + blackest),
      pixels[at + 2]! / (paper[at + 2]! + blackest),
    );
    darkness[i] = Math.max(0, Math.round(255 - least));
  }
  return { widthPx, heightPx, values: darkness };
}

function enlarged({ columns, rows }: Cells, cells: Uint8Array, { widthPx, heightPx }: PixelSize): BytePlane {
  const values = new Uint8Array(widthPx * heightPx);
  for (let y = 0; y < heightPx; y++) {
    const row = Math.min(rows - 1, Math.floor((y * rows) / heightPx)) * columns;
    for (let x = 0; x < widthPx; x++)
      values[y * widthPx + x] = cells[row + Math.min(columns - 1, Math.floor((x * columns) / widthPx))]!;
  }
  return { widthPx, heightPx, values };
}

/** The light on the paper is evened out: what is left is what is written on it. */
export function findPaper(picture: Raster): Paper {
  const { widthPx, heightPx } = picture;
  const perPixel = Math.min(1, cellsAlong / Math.max(widthPx, heightPx));
  const columns = Math.max(1, Math.round(widthPx * perPixel));
  const rows = Math.max(1, Math.round(heightPx * perPixel));
  const whole = { x: 0, y: 0, width: widthPx, height: heightPx };
  const cells = closing({ columns, rows, values: cellMeans(picture, whole, columns, rows) });
  const isPaper = paperCells(cells);
  return {
    darkness: darknessOf(picture, cells),
    isPaper: enlarged(cells, isPaper, picture),
    paperShare: isPaper.reduce((sum, is) => sum + is, 0) / isPaper.length,
    edgeShare: edgeShareOf(cells, isPaper),
  };
}
