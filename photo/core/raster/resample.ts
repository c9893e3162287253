import type { Box, PixelSize, Raster } from "../types";
import { allocate, type Kernels, loadKernels } from "./kernels";

/** Weight of a neighbour by its distance; zero from `reach` on. */
interface Filter {
  reach: number;
  weight(x: number): number;
}

const lanczos: Filter = {
  reach: 3,
  weight(x) {
    if (x === 0) return 1;
    if (Math.abs(x) >= this.reach) return 0;
    const t = Math.PI * x;
    return (this.reach * Math.sin(t) * Math.sin(t / this.reach)) / (t * t);
  },
};

/** Triangle filter: a weighted mean over two cells when shrinking, bilinear when enlarging. */
const tent: Filter = { reach: 1, weight: (x) => Math.max(0, 1 - Math.abs(x)) };

/** Output samples along one axis. */
interface Line {
  outPx: number;
  start: number;
  scale: number;
}

interface Taps {
  first: Int32Array;
  weights: Float32Array;
  count: number;
}

/**
 * Weights of `outPx` samples; sample u is at source position start + (u + 0.5) / scale. Their number is padded to a
 * multiple of `together` with zero weights.
 */
function tapsFor(filter: Filter, { outPx, start, scale }: Line, together = 1): Taps {
  const stretch = Math.max(1, 1 / scale);
  const count = together * Math.ceil((2 * filter.reach * stretch) / together);
  const first = new Int32Array(outPx);
  const weights = new Float32Array(outPx * count);
  const exact = new Float64Array(count);
  for (let u = 0; u < outPx; u++) {
    const at = start + (u + 0.5) / scale - 0.5;
    const from = Math.ceil(at - filter.reach * stretch);
    first[u] = from;
    let sum = 0;
    for (let k = 0; k < count; k++) {
      const weight = filter.weight((from + k - at) / stretch);
      exact[k] = weight;
      sum += weight;
    }
    for (let k = 0; k < count; k++) weights[u * count + k] = exact[k]! / sum;
  }
  return { first, weights, count };
}

/**
 * Copies a row of pixels from column `from` into `line`, with repeated borders, so that taps need no bounds checks.
 */
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

/** Resizes the whole picture, without keeping its shape. */
export const resize = (source: Raster, widthPx: number, heightPx: number): Raster =>
  resampleBytes(
    source,
    acrossTaps(lanczos, source, { outPx: widthPx, start: 0, scale: widthPx / source.widthPx }),
    tapsFor(lanczos, { outPx: heightPx, start: 0, scale: heightPx / source.heightPx }),
  );

/** Separable Lanczos-3 resize of a rectangle with fractional coordinates; borders are repeated. */
export const resample = (
  source: Raster,
  { left, top, scale }: { left: number; top: number; scale: number },
  { widthPx, heightPx }: PixelSize,
): Raster =>
  resampleBytes(
    source,
    acrossTaps(lanczos, source, { outPx: widthPx, start: left, scale }),
    tapsFor(lanczos, { outPx: heightPx, start: top, scale }),
  );

/** Resizes a rectangle with the triangle filter, to numbers 0..1; borders are repeated. */
export function cellMeans(source: Raster, place: Box, widthPx: number, heightPx: number): Float32Array {
  const across = acrossTaps(tent, source, { outPx: widthPx, start: place.x, scale: widthPx / place.width });
  const down = tapsFor(tent, { outPx: heightPx, start: place.y, scale: heightPx / place.height });
  for (let i = 0; i < down.weights.length; i++) down.weights[i] = down.weights[i]! / 255;
  const stride = widthPx * source.channels;
  const out = new Float32Array(heightPx * stride);
  resampleRows(source, { across, down, rowBytes: 4 * stride }, (v, rows, outAt) => {
    const kernels = loadKernels();
    kernels.downNumbers(rows, outAt, stride);
    out.set(new Float32Array(kernels.memory.buffer, outAt, stride), v * stride);
  });
  return out;
}

/** The kernel processes four neighbours at once for one channel, else the channels of one pixel. */
const acrossTaps = (filter: Filter, { channels }: Raster, line: Line): Taps =>
  tapsFor(filter, line, channels === 1 ? 4 : 1);

function resampleBytes(source: Raster, across: Taps, down: Taps): Raster {
  const { channels } = source;
  const widthPx = across.first.length;
  const heightPx = down.first.length;
  const stride = widthPx * channels;
  const out = new Uint8Array(heightPx * stride);
  resampleRows(source, { across, down, rowBytes: stride }, (v, rows, outAt) => {
    const kernels = loadKernels();
    kernels.down(rows, outAt, stride);
    out.set(new Uint8Array(kernels.memory.buffer, outAt, stride), v * stride);
  });
  return { widthPx, heightPx, channels, pixels: out };
}

/**
 * Resamples the rows horizontally, and calls `sum` for each row of the result with the addresses of its source rows
 * (`rowsAt`), their weights (`weightsAt`) and `rowBytes` of output space at `outAt`.
 */
function resampleRows(
  source: Raster,
  { across, down, rowBytes }: { across: Taps; down: Taps; rowBytes: number },
  sum: (v: number, rows: Parameters<Kernels["down"]>[0], outAt: number) => void,
): void {
  const { channels } = source;
  const widthPx = across.first.length;
  const firstColumn = across.first[0]!;
  const columns = across.first[widthPx - 1]! + across.count - firstColumn;
  const kernels = loadKernels();
  // Only the horizontally resampled rows that are still needed are kept: a ring buffer of as many rows as there are
  // taps.
  const [lineAt, wideAt, firstAt, acrossAt, downAt, rowsAt, outAt, ...ring] = allocate(kernels, [
    columns * channels,
    16 * columns,
    4 * widthPx,
    across.weights.byteLength,
    down.weights.byteLength,
    4 * down.count,
    rowBytes,
    ...Array.from({ length: down.count }, () => 4 * widthPx * channels),
  ]) as [number, number, number, number, number, number, number, ...number[]];
  const { buffer } = kernels.memory;
  const line = new Uint8Array(buffer, lineAt, columns * channels);
  const rows = new Uint32Array(buffer, rowsAt, down.count);
  new Int32Array(buffer, firstAt, widthPx).set(across.first.map((column) => column - firstColumn));
  new Float32Array(buffer, acrossAt, across.weights.length).set(across.weights);
  new Float32Array(buffer, downAt, down.weights.length).set(down.weights);

  const firstRow = down.first[0]!;
  const placeOf = (at: number): number => ring[(at - firstRow) % down.count]!;
  let nextRow = firstRow;
  for (let v = 0; v < down.first.length; v++) {
    const top = down.first[v]!;
    for (; nextRow < top + down.count; nextRow++) {
      rowWithBorder(source, nextRow, firstColumn, line);
      const place = placeOf(nextRow);
      kernels.across(
        { at: lineAt, columns, channels, wideAt },
        { firstAt, weightsAt: acrossAt, count: across.count },
        { at: place, px: widthPx },
      );
    }
    for (let k = 0; k < down.count; k++) rows[k] = placeOf(top + k);
    sum(v, { rowsAt, weightsAt: downAt + 4 * v * down.count, taps: down.count }, outAt);
  }
}
