import type { Box, Raster } from "../types";

/** RGB as numbers 0..1, interleaved, row-major. */
export interface Picture {
  widthPx: number;
  heightPx: number;
  rgb: Float32Array;
}

interface Taps {
  /** Taps of cell i are start[i] .. start[i + 1]. */
  start: Int32Array;
  index: Int32Array;
  weight: Float32Array;
}

/**
 * Resamples a window of an image: the weighted mean over each cell when shrinking, bilinear when enlarging. Outside the
 * image the nearest edge pixel is repeated: models read a black border as a dark thing behind the person.
 */
export function resample(image: Raster, place: Box, widthPx: number, heightPx: number): Picture {
  const columns = taps(place.x, place.width, widthPx, image.widthPx);
  const rows = taps(place.y, place.height, heightPx, image.heightPx);
  const { channels, pixels } = image;
  // A grey image gives three equal samples.
  const green = channels === 1 ? 0 : 1;
  const blue = channels === 1 ? 0 : 2;
  const rowLength = widthPx * 3;
  const rgb = new Float32Array(rowLength * heightPx);
  // Neighbouring cells share source rows, so each source row is narrowed once and kept in a ring.
  const held = new Map<number, Float32Array>();
  const narrowed = (row: number): Float32Array => {
    const known = held.get(row);
    if (known) return known;
    const out = new Float32Array(rowLength);
    const from = row * image.widthPx * channels;
    for (let x = 0; x < widthPx; x++) {
      let r = 0;
      let g = 0;
      let b = 0;
      const end = columns.start[x + 1]!;
      for (let k = columns.start[x]!; k < end; k++) {
        const weight = columns.weight[k]!;
        const at = from + columns.index[k]! * channels;
        r += weight * pixels[at]!;
        g += weight * pixels[at + green]!;
        b += weight * pixels[at + blue]!;
      }
      out[x * 3] = r / 255;
      out[x * 3 + 1] = g / 255;
      out[x * 3 + 2] = b / 255;
    }
    held.set(row, out);
    return out;
  };
  for (let y = 0; y < heightPx; y++) {
    const first = rows.index[rows.start[y]!]!;
    for (const row of held.keys()) if (row < first) held.delete(row);
    const to = y * rowLength;
    for (let k = rows.start[y]!; k < rows.start[y + 1]!; k++) {
      const weight = rows.weight[k]!;
      const source = narrowed(rows.index[k]!);
      for (let i = 0; i < rowLength; i++) rgb[to + i] = rgb[to + i]! + weight * source[i]!;
    }
  }
  return { widthPx, heightPx, rgb };
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
