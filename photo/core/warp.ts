import { makePyramid, type Pyramid } from "./pyramid";
import type { Point, Raster } from "./types";

/**
 * A rectangle on a picture that becomes a picture of its own: turned, cropped and resized in one step.
 * Output pixel (u, v) shows the source at `centre` + rotation(`angle`) * ((u, v) - middle) / `scale`.
 */
export interface View {
  /** In source pixels; the middle of the view. */
  centre: Point;
  /** Radians; the direction of the view's x axis on the source, clockwise as seen. */
  angle: number;
  /** Output pixels per source pixel. */
  scale: number;
  widthPx: number;
  heightPx: number;
}

/** From source pixels to pixels of the view. */
export function toView(view: View, [x, y]: Point): Point {
  const cos = Math.cos(view.angle);
  const sin = Math.sin(view.angle);
  const dx = (x - view.centre[0]) * view.scale;
  const dy = (y - view.centre[1]) * view.scale;
  return [view.widthPx / 2 + dx * cos + dy * sin, view.heightPx / 2 - dx * sin + dy * cos];
}

/** From pixels of the view to source pixels. */
export function fromView(view: View, [u, v]: Point): Point {
  const cos = Math.cos(view.angle) / view.scale;
  const sin = Math.sin(view.angle) / view.scale;
  const du = u - view.widthPx / 2;
  const dv = v - view.heightPx / 2;
  return [view.centre[0] + du * cos - dv * sin, view.centre[1] + du * sin + dv * cos];
}

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

/** Lanczos-3 weights of `outPx` samples; sample u sits at source position start + (u + 0.5) / scale. */
function tapsFor(outPx: number, start: number, scale: number): Taps {
  const stretch = Math.max(1, 1 / scale);
  const count = Math.ceil(2 * lobes * stretch) + 1;
  const first = new Int32Array(outPx);
  const weights = new Float32Array(outPx * count);
  for (let u = 0; u < outPx; u++) {
    const at = start + (u + 0.5) / scale - 0.5;
    const from = Math.ceil(at - lobes * stretch);
    first[u] = from;
    let sum = 0;
    for (let k = 0; k < count; k++) sum += lanczos((from + k - at) / stretch);
    for (let k = 0; k < count; k++) weights[u * count + k] = lanczos((from + k - at) / stretch) / sum;
  }
  return { first, weights, count };
}

/** One row of samples as floats from column `from` on, the border repeated outside: no tap needs a bounds check. */
function rowAsFloats(source: Raster, row: number, from: number, line: Float32Array): void {
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
  line: Float32Array,
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

/** Separable Lanczos-3 resize of a rectangle that may lie between pixels; border pixels repeat outside. */
function resample(
  source: Raster,
  left: number,
  top: number,
  scale: number,
  widthPx: number,
  heightPx: number,
): Raster {
  const { channels } = source;
  const across = tapsFor(widthPx, left, scale);
  const down = tapsFor(heightPx, top, scale);
  const firstRow = down.first[0]!;
  const rows = down.first[heightPx - 1]! + down.count - firstRow;
  const firstColumn = across.first[0]!;
  const line = new Float32Array((across.first[widthPx - 1]! + across.count - firstColumn) * channels);
  const stride = widthPx * channels;
  const middle = new Float32Array(rows * stride);
  for (let y = 0; y < rows; y++) {
    rowAsFloats(source, firstRow + y, firstColumn, line);
    resampleRow(line, firstColumn, across, middle, y * stride, channels);
  }
  const out = new Uint8Array(widthPx * heightPx * channels);
  const sums = new Float32Array(stride);
  for (let v = 0; v < heightPx; v++) {
    sums.fill(0.5);
    for (let k = 0; k < down.count; k++) {
      const weight = down.weights[v * down.count + k]!;
      if (weight === 0) continue;
      const from = (down.first[v]! - firstRow + k) * stride;
      for (let i = 0; i < stride; i++) sums[i]! += middle[from + i]! * weight;
    }
    const to = v * stride;
    for (let i = 0; i < stride; i++) out[to + i] = clampSample(sums[i]!);
  }
  return { widthPx, heightPx, channels, pixels: out };
}

/** Truncates to 0..255; callers add a half to round. (Uint8ClampedArray does this too, several times slower.) */
function clampSample(value: number): number {
  return value <= 0 ? 0 : value >= 255 ? 255 : value | 0;
}

/**
 * Catmull-Rom sampling of a picture that already has the view's scale, turned about its middle. The picture is large
 * enough that no sample leaves it.
 */
function turn(source: Raster, angle: number, widthPx: number, heightPx: number): Raster {
  const { channels, pixels } = source;
  const out = new Uint8Array(widthPx * heightPx * channels);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const stride = source.widthPx * channels;
  let to = 0;
  for (let v = 0; v < heightPx; v++) {
    const dv = v + 0.5 - heightPx / 2;
    for (let u = 0; u < widthPx; u++) {
      const du = u + 0.5 - widthPx / 2;
      const x = source.widthPx / 2 + du * cos - dv * sin - 0.5;
      const y = source.heightPx / 2 + du * sin + dv * cos - 0.5;
      const x0 = Math.floor(x);
      const y0 = Math.floor(y);
      const t = x - x0;
      const s = y - y0;
      const wx0 = ((2 - t) * t - 1) * t * 0.5;
      const wx1 = ((3 * t - 5) * t * t + 2) * 0.5;
      const wx2 = ((4 - 3 * t) * t + 1) * t * 0.5;
      const wx3 = (t - 1) * t * t * 0.5;
      const wy0 = ((2 - s) * s - 1) * s * 0.5;
      const wy1 = ((3 * s - 5) * s * s + 2) * 0.5;
      const wy2 = ((4 - 3 * s) * s + 1) * s * 0.5;
      const wy3 = (s - 1) * s * s * 0.5;
      const corner = (y0 - 1) * stride + (x0 - 1) * channels;
      for (let c = 0; c < channels; c++) {
        let sum = 0.5;
        for (let j = 0; j < 4; j++) {
          const i = corner + j * stride + c;
          const row =
            pixels[i]! * wx0 +
            pixels[i + channels]! * wx1 +
            pixels[i + 2 * channels]! * wx2 +
            pixels[i + 3 * channels]! * wx3;
          sum += row * (j === 0 ? wy0 : j === 1 ? wy1 : j === 2 ? wy2 : wy3);
        }
        out[to++] = clampSample(sum);
      }
    }
  }
  return { widthPx, heightPx, channels, pixels: out };
}

/**
 * Rotates, crops and resizes in one pure step: box means (a pyramid's halves) down to at most twice the wanted size,
 * Lanczos-3 to the size itself, then, for a turned view only, Catmull-Rom. Samples depend on nothing but the source and
 * the view, so a photo whose background is kept can be proven to be plain geometry. Outside the source its border repeats.
 */
export function warp(source: Raster | Pyramid, view: View): Raster {
  const { angle, scale, widthPx, heightPx } = view;
  const wantedDepth = Math.max(0, Math.floor(Math.log2(1 / scale)));
  const { levels } =
    "levels" in source ? source : wantedDepth > 0 ? makePyramid(source) : { levels: [source] };
  const depth = Math.min(levels.length - 1, wantedDepth);
  const unit = 2 ** -depth;
  const cos = Math.abs(Math.cos(angle));
  const sin = Math.abs(Math.sin(angle));
  const marginPx = angle === 0 ? 0 : 3;
  const boundWidthPx = angle === 0 ? widthPx : Math.ceil(widthPx * cos + heightPx * sin) + 2 * marginPx;
  const boundHeightPx = angle === 0 ? heightPx : Math.ceil(widthPx * sin + heightPx * cos) + 2 * marginPx;
  const bound = resample(
    levels[depth]!,
    (view.centre[0] - boundWidthPx / 2 / scale) * unit,
    (view.centre[1] - boundHeightPx / 2 / scale) * unit,
    scale / unit,
    boundWidthPx,
    boundHeightPx,
  );
  return angle === 0 ? bound : turn(bound, angle, widthPx, heightPx);
}
