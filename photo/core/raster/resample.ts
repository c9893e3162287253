import type { Raster } from "../types";
import { layOut, loadKernels } from "./kernels";

const lobes = 3;

function lanczos(x: number): number {
  if (x === 0) return 1;
  if (Math.abs(x) >= lobes) return 0;
  const t = Math.PI * x;
  return (lobes * Math.sin(t) * Math.sin(t / lobes)) / (t * t);
}

interface Taps {
  first: Int32Array;
  weights: Float32Array;
  count: number;
}

/**
 * Lanczos-3 weights of `outPx` samples; sample u sits at source position start + (u + 0.5) / scale. Their count is a
 * multiple of `together`; those that are too many weigh nothing.
 */
function tapsFor(outPx: number, start: number, scale: number, together: number): Taps {
  const stretch = Math.max(1, 1 / scale);
  const count = together * Math.ceil((2 * lobes * stretch) / together);
  const first = new Int32Array(outPx);
  const weights = new Float32Array(outPx * count);
  const exact = new Float64Array(count);
  for (let u = 0; u < outPx; u++) {
    const at = start + (u + 0.5) / scale - 0.5;
    const from = Math.ceil(at - lobes * stretch);
    first[u] = from;
    let sum = 0;
    for (let k = 0; k < count; k++) {
      const weight = lanczos((from + k - at) / stretch);
      exact[k] = weight;
      sum += weight;
    }
    for (let k = 0; k < count; k++) weights[u * count + k] = exact[k]! / sum;
  }
  return { first, weights, count };
}

/** One row of pixels from column `from` on into `line`, the border repeated outside: no tap needs a bounds check. */
function rowWithBorder(source: Raster, row: number, from: number, line: Uint8Array): void {
  const { widthPx, heightPx, channels, pixels } = source;
  const start = Math.max(0, Math.min(heightPx - 1, row)) * widthPx * channels;
  const columns = line.length / channels;
  const firstInside = Math.min(columns, Math.max(0, -from));
  const lastInside = Math.max(firstInside, Math.min(columns, widthPx - from));
  const inside = pixels.subarray(
    start + (firstInside + from) * channels,
    start + (lastInside + from) * channels,
  );
  line.set(inside, firstInside * channels);
  for (let i = 0; i < firstInside * channels; i++) line[i] = pixels[start + (i % channels)]!;
  const last = start + (widthPx - 1) * channels;
  for (let i = lastInside * channels; i < line.length; i++) line[i] = pixels[last + (i % channels)]!;
}

/** The whole picture in so many pixels, whatever the shape. */
export const resize = (source: Raster, widthPx: number, heightPx: number): Raster =>
  resampleWith(
    source,
    acrossTaps(source, widthPx, 0, widthPx / source.widthPx),
    tapsFor(heightPx, 0, heightPx / source.heightPx, 1),
  );

/** Separable Lanczos-3 resize of a rectangle that may lie between pixels; border pixels repeat outside. */
export const resample = (
  source: Raster,
  left: number,
  top: number,
  scale: number,
  widthPx: number,
  heightPx: number,
): Raster => resampleWith(source, acrossTaps(source, widthPx, left, scale), tapsFor(heightPx, top, scale, 1));

/** The kernel takes four neighbours at once where pixels have one channel, else the channels of one pixel. */
const acrossTaps = ({ channels }: Raster, widthPx: number, left: number, scale: number): Taps =>
  tapsFor(widthPx, left, scale, channels === 1 ? 4 : 1);

function resampleWith(source: Raster, across: Taps, down: Taps): Raster {
  const { channels } = source;
  const widthPx = across.first.length;
  const heightPx = down.first.length;
  const firstColumn = across.first[0]!;
  const columns = across.first[widthPx - 1]! + across.count - firstColumn;
  const stride = widthPx * channels;
  const kernels = loadKernels();
  // Of the rows resampled across, only those that are still needed: a ring of as many as there are taps.
  const [lineAt, wideAt, firstAt, acrossAt, downAt, rowsAt, outAt, ...ring] = layOut(kernels, [
    columns * channels,
    16 * columns,
    4 * widthPx,
    across.weights.byteLength,
    down.weights.byteLength,
    4 * down.count,
    stride,
    ...Array.from({ length: down.count }, () => 4 * stride),
  ]) as [number, number, number, number, number, number, number, ...number[]];
  const { buffer } = kernels.memory;
  const line = new Uint8Array(buffer, lineAt, columns * channels);
  const rows = new Uint32Array(buffer, rowsAt, down.count);
  const row = new Uint8Array(buffer, outAt, stride);
  new Int32Array(buffer, firstAt, widthPx).set(across.first.map((column) => column - firstColumn));
  new Float32Array(buffer, acrossAt, across.weights.length).set(across.weights);
  new Float32Array(buffer, downAt, down.weights.length).set(down.weights);

  const firstRow = down.first[0]!;
  const placeOf = (at: number): number => ring[(at - firstRow) % down.count]!;
  const out = new Uint8Array(heightPx * stride);
  let nextRow = firstRow;
  for (let v = 0; v < heightPx; v++) {
    const top = down.first[v]!;
    for (; nextRow < top + down.count; nextRow++) {
      rowWithBorder(source, nextRow, firstColumn, line);
      const place = placeOf(nextRow);
      kernels.across(lineAt, columns, channels, wideAt, firstAt, acrossAt, across.count, place, widthPx);
    }
    for (let k = 0; k < down.count; k++) rows[k] = placeOf(top + k);
    kernels.down(rowsAt, downAt + 4 * v * down.count, down.count, outAt, stride);
    out.set(row, v * stride);
  }
  return { widthPx, heightPx, channels, pixels: out };
}
