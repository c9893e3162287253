import type { Box, Raster } from "../types";

/** A square window in pixels of an image; may hang over its edges. */
export interface Square {
  x: number;
  y: number;
  sidePx: number;
}

export const squareBox = (square: Square): Box => ({
  x: square.x,
  y: square.y,
  width: square.sidePx,
  height: square.sidePx,
});

/**
 * Resamples a square window of an RGB image to `sizePx` x `sizePx`: the mean over each cell's area when shrinking,
 * bilinear when enlarging. Outside the image the nearest edge pixel is repeated: models read a black border as a
 * dark thing behind the person.
 */
export function viewSquare(image: Raster, square: Square, sizePx: number): Raster {
  const { widthPx, heightPx, pixels } = image;
  const columns = taps(square.x, square.sidePx, sizePx, widthPx);
  const rows = taps(square.y, square.sidePx, sizePx, heightPx);
  const strip = new Float32Array(sizePx * heightPx * 3);
  const used = usedRows(rows, heightPx);
  for (let y = 0; y < heightPx; y++) {
    if (!used[y]) continue;
    for (let x = 0; x < sizePx; x++) {
      let r = 0;
      let g = 0;
      let b = 0;
      for (let k = columns.start[x]!; k < columns.start[x + 1]!; k++) {
        const weight = columns.weight[k]!;
        const at = (y * widthPx + columns.index[k]!) * image.channels;
        r += weight * pixels[at]!;
        g += weight * pixels[at + 1]!;
        b += weight * pixels[at + 2]!;
      }
      const to = (y * sizePx + x) * 3;
      strip[to] = r;
      strip[to + 1] = g;
      strip[to + 2] = b;
    }
  }
  const out = new Uint8Array(sizePx * sizePx * 3);
  const rowLength = sizePx * 3;
  const sum = new Float32Array(rowLength);
  for (let y = 0; y < sizePx; y++) {
    sum.fill(0.5);
    for (let k = rows.start[y]!; k < rows.start[y + 1]!; k++) {
      const weight = rows.weight[k]!;
      const from = rows.index[k]! * rowLength;
      for (let i = 0; i < rowLength; i++) sum[i] = sum[i]! + weight * strip[from + i]!;
    }
    for (let i = 0; i < rowLength; i++) out[y * rowLength + i] = sum[i]!;
  }
  return { widthPx: sizePx, heightPx: sizePx, channels: 3, pixels: out };
}

interface Taps {
  /** Taps of cell i are start[i] .. start[i + 1]. */
  start: Int32Array;
  index: Int32Array;
  weight: Float32Array;
}

/** Tent filter as wide as a cell (at least one source pixel): an antialiased shrink, a bilinear enlargement. */
function taps(originPx: number, lengthPx: number, cells: number, limitPx: number): Taps {
  const step = lengthPx / cells;
  const reach = Math.max(1, step);
  const start = new Int32Array(cells + 1);
  const index: number[] = [];
  const weight: number[] = [];
  for (let cell = 0; cell < cells; cell++) {
    const centre = originPx + (cell + 0.5) * step - 0.5;
    const first = index.length;
    let total = 0;
    for (let at = Math.ceil(centre - reach); at <= Math.floor(centre + reach); at++) {
      const share = 1 - Math.abs(at - centre) / reach;
      if (share <= 0) continue;
      index.push(Math.min(limitPx - 1, Math.max(0, at)));
      weight.push(share);
      total += share;
    }
    for (let k = first; k < weight.length; k++) weight[k] = weight[k]! / total;
    start[cell + 1] = index.length;
  }
  return { start, index: Int32Array.from(index), weight: Float32Array.from(weight) };
}

function usedRows(rows: Taps, heightPx: number): Uint8Array {
  const used = new Uint8Array(heightPx);
  for (const row of rows.index) used[row] = 1;
  return used;
}
