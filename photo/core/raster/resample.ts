import type { Raster } from "../types";

const lobes = 3;

function lanczos(x: number): number {
  if (x === 0) return 1;
  if (Math.abs(x) >= lobes) return 0;
  const t = Math.PI * x;
  return (lobes * Math.sin(t) * Math.sin(t / lobes)) / (t * t);
}

interface Taps {
  first: Int32Array;
  /** Doubles, as the samples they meet: converting each one costs a tenth of the time. */
  weights: Float64Array;
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
  const weights = new Float64Array(outPx * count);
  for (let u = 0; u < outPx; u++) {
    const at = start + (u + 0.5) / scale - 0.5;
    const from = Math.ceil(at - lobes * stretch);
    first[u] = from;
    let sum = 0;
    for (let k = 0; k < count; k++) {
      const weight = lanczos((from + k - at) / stretch);
      weights[u * count + k] = weight;
      sum += weight;
    }
    for (let k = 0; k < count; k++) weights[u * count + k]! /= sum;
  }
  return { first, weights, count };
}

/** One row of samples as floats from column `from` on, the border repeated outside: no tap needs a bounds check. */
function rowAsFloats(source: Raster, row: number, from: number, line: Float64Array): void {
  const { widthPx, heightPx, channels, pixels } = source;
  const start = Math.max(0, Math.min(heightPx - 1, row)) * widthPx * channels;
  const columns = line.length / channels;
  const firstInside = Math.min(columns, Math.max(0, -from));
  const lastInside = Math.max(firstInside, Math.min(columns, widthPx - from));
  for (
    let i = firstInside * channels, at = start + (firstInside + from) * channels;
    i < lastInside * channels;
  )
    line[i++] = pixels[at++]!;
  for (let i = 0; i < firstInside * channels; i++) line[i] = pixels[start + (i % channels)]!;
  const last = start + (widthPx - 1) * channels;
  for (let i = lastInside * channels; i < line.length; i++) line[i] = pixels[last + (i % channels)]!;
}

/** Taps of one row; three channels are summed side by side, which is twice as fast as one after the other. */
function resampleRow(
  line: Float64Array,
  from: number,
  taps: Taps,
  out: Float32Array,
  to: number,
  channels: number,
): void {
  const { first, weights, count } = taps;
  let o = to;
  for (let u = 0; u < first.length; u++) {
    let at = (first[u]! - from) * channels;
    const w = u * count;
    if (channels === 3) {
      let r = 0;
      let g = 0;
      let b = 0;
      for (let k = 0; k < count; k++, at += 3) {
        const weight = weights[w + k]!;
        r += line[at]! * weight;
        g += line[at + 1]! * weight;
        b += line[at + 2]! * weight;
      }
      out[o++] = r;
      out[o++] = g;
      out[o++] = b;
    } else {
      for (let c = 0; c < channels; c++) {
        let sum = 0;
        for (let k = 0; k < count; k++) sum += line[at + c + k * channels]! * weights[w + k]!;
        out[o++] = sum;
      }
    }
  }
}

/** The whole picture in so many pixels, whatever the shape. */
export const resize = (source: Raster, widthPx: number, heightPx: number): Raster =>
  resampleWith(
    source,
    tapsFor(widthPx, 0, widthPx / source.widthPx, 1),
    tapsFor(heightPx, 0, heightPx / source.heightPx, 4),
  );

/** Separable Lanczos-3 resize of a rectangle that may lie between pixels; border pixels repeat outside. */
export const resample = (
  source: Raster,
  left: number,
  top: number,
  scale: number,
  widthPx: number,
  heightPx: number,
): Raster => resampleWith(source, tapsFor(widthPx, left, scale, 1), tapsFor(heightPx, top, scale, 4));

function resampleWith(source: Raster, across: Taps, down: Taps): Raster {
  const { channels } = source;
  const widthPx = across.first.length;
  const heightPx = down.first.length;
  const firstColumn = across.first[0]!;
  const line = new Float64Array((across.first[widthPx - 1]! + across.count - firstColumn) * channels);
  const stride = widthPx * channels;
  // Only the rows that are still needed: all of them at once were 7 MB of garbage for each picture.
  const ring = new Float32Array(down.count * stride);
  const placeOf = (row: number): number => ((row - down.first[0]!) % down.count) * stride;
  let nextRow = down.first[0]!;
  const out = new Uint8Array(widthPx * heightPx * channels);
  const sums = new Float64Array(stride);
  for (let v = 0; v < heightPx; v++) {
    const row = down.first[v]!;
    for (; nextRow < row + down.count; nextRow++) {
      rowAsFloats(source, nextRow, firstColumn, line);
      resampleRow(line, firstColumn, across, ring, placeOf(nextRow), channels);
    }
    sums.fill(0.5);
    // Four rows at a time: one after the other takes half as long again, because each reads and writes all sums.
    for (let k = 0; k < down.count; k += 4) {
      const w = v * down.count + k;
      const w0 = down.weights[w]!;
      const w1 = down.weights[w + 1]!;
      const w2 = down.weights[w + 2]!;
      const w3 = down.weights[w + 3]!;
      const row0 = placeOf(row + k);
      const row1 = placeOf(row + k + 1);
      const row2 = placeOf(row + k + 2);
      const row3 = placeOf(row + k + 3);
      for (let i = 0; i < stride; i++) {
        sums[i]! += ring[row0 + i]! * w0 + ring[row1 + i]! * w1 + ring[row2 + i]! * w2 + ring[row3 + i]! * w3;
      }
    }
    const to = v * stride;
    for (let i = 0; i < stride; i++) {
      const sum = sums[i]!;
      // A Uint8Array truncates by itself. Clamped here: an import called once a sample took more than the sum did.
      out[to + i] = Math.max(0, Math.min(255, sum));
    }
  }
  return { widthPx, heightPx, channels, pixels: out };
}
