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

/** Box means of k x k pixels; the first cell starts at (x0, y0), a multiple of k. Border pixels repeat outside. */
function boxReduce(source: Raster, k: number, x0: number, y0: number, width: number, height: number): Raster {
  const { channels, pixels } = source;
  const out = new Uint8Array(width * height * channels);
  const columns = new Int32Array(width * k);
  for (let x = 0; x < columns.length; x++) {
    columns[x] = Math.max(0, Math.min(source.widthPx - 1, x0 + x)) * channels;
  }
  const sums = new Uint32Array(width * channels);
  for (let y = 0; y < height; y++) {
    sums.fill(0);
    for (let j = 0; j < k; j++) {
      const row = Math.max(0, Math.min(source.heightPx - 1, y0 + y * k + j)) * source.widthPx * channels;
      for (let x = 0; x < columns.length; x++) {
        const from = row + columns[x]!;
        const to = ((x / k) | 0) * channels;
        for (let c = 0; c < channels; c++) sums[to + c]! += pixels[from + c]!;
      }
    }
    const area = k * k;
    const to = y * width * channels;
    for (let i = 0; i < sums.length; i++) out[to + i] = (sums[i]! + (area >> 1)) / area;
  }
  return { widthPx: width, heightPx: height, channels, pixels: out };
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
  const { channels, pixels } = source;
  const across = tapsFor(widthPx, left, scale);
  const down = tapsFor(heightPx, top, scale);
  const firstRow = down.first[0]!;
  const rows = down.first[heightPx - 1]! + down.count - firstRow;
  const middle = new Float32Array(rows * widthPx * channels);
  for (let y = 0; y < rows; y++) {
    const row = Math.max(0, Math.min(source.heightPx - 1, firstRow + y)) * source.widthPx;
    let to = y * widthPx * channels;
    for (let u = 0; u < widthPx; u++) {
      const from = across.first[u]!;
      const inside = from >= 0 && from + across.count <= source.widthPx;
      for (let c = 0; c < channels; c++) {
        let sum = 0;
        let at = (row + from) * channels + c;
        for (let k = 0; k < across.count; k++, at += channels) {
          const i = inside ? at : (row + Math.max(0, Math.min(source.widthPx - 1, from + k))) * channels + c;
          sum += pixels[i]! * across.weights[u * across.count + k]!;
        }
        middle[to++] = sum;
      }
    }
  }
  const out = new Uint8ClampedArray(widthPx * heightPx * channels);
  const stride = widthPx * channels;
  const line = new Float32Array(stride);
  for (let v = 0; v < heightPx; v++) {
    line.fill(0);
    for (let k = 0; k < down.count; k++) {
      const weight = down.weights[v * down.count + k]!;
      const from = (down.first[v]! - firstRow + k) * stride;
      for (let i = 0; i < stride; i++) line[i]! += middle[from + i]! * weight;
    }
    out.set(line, v * stride);
  }
  return { widthPx, heightPx, channels, pixels: new Uint8Array(out.buffer) };
}

/** Catmull-Rom sampling of a picture that already has the view's scale, turned about a point. */
function turn(source: Raster, centre: Point, angle: number, widthPx: number, heightPx: number): Raster {
  const { channels, pixels } = source;
  const out = new Uint8ClampedArray(widthPx * heightPx * channels);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const wx = new Float64Array(4);
  const wy = new Float64Array(4);
  const cubic = (w: Float64Array, t: number): void => {
    w[0] = ((2 - t) * t - 1) * t * 0.5;
    w[1] = ((3 * t - 5) * t * t + 2) * 0.5;
    w[2] = ((4 - 3 * t) * t + 1) * t * 0.5;
    w[3] = (t - 1) * t * t * 0.5;
  };
  let to = 0;
  for (let v = 0; v < heightPx; v++) {
    for (let u = 0; u < widthPx; u++) {
      const du = u + 0.5 - widthPx / 2;
      const dv = v + 0.5 - heightPx / 2;
      const x = centre[0] + du * cos - dv * sin - 0.5;
      const y = centre[1] + du * sin + dv * cos - 0.5;
      const x0 = Math.floor(x);
      const y0 = Math.floor(y);
      cubic(wx, x - x0);
      cubic(wy, y - y0);
      for (let c = 0; c < channels; c++) {
        let sum = 0;
        for (let j = 0; j < 4; j++) {
          const row = Math.max(0, Math.min(source.heightPx - 1, y0 - 1 + j)) * source.widthPx;
          let inRow = 0;
          for (let i = 0; i < 4; i++) {
            const column = Math.max(0, Math.min(source.widthPx - 1, x0 - 1 + i));
            inRow += pixels[(row + column) * channels + c]! * wx[i]!;
          }
          sum += inRow * wy[j]!;
        }
        out[to++] = sum;
      }
    }
  }
  return { widthPx, heightPx, channels, pixels: new Uint8Array(out.buffer) };
}

/**
 * Rotates, crops and resizes in one pure step: box means down to at most twice the wanted size, Lanczos-3 to the
 * size itself, then, for a turned view only, Catmull-Rom. Samples depend on nothing but the source and the view,
 * so a photo whose background is kept can be proven to be plain geometry. Outside the source its border repeats.
 */
export function warp(source: Raster, view: View): Raster {
  const { angle, scale, widthPx, heightPx } = view;
  const cos = Math.abs(Math.cos(angle));
  const sin = Math.abs(Math.sin(angle));
  const marginPx = angle === 0 ? 0 : 3;
  const boundWidthPx = angle === 0 ? widthPx : Math.ceil(widthPx * cos + heightPx * sin) + 2 * marginPx;
  const boundHeightPx = angle === 0 ? heightPx : Math.ceil(widthPx * sin + heightPx * cos) + 2 * marginPx;
  const left = view.centre[0] - boundWidthPx / 2 / scale;
  const top = view.centre[1] - boundHeightPx / 2 / scale;
  const k = Math.max(1, Math.floor(1 / scale));
  let bound: Raster;
  if (k === 1) {
    bound = resample(source, left, top, scale, boundWidthPx, boundHeightPx);
  } else {
    const pad = 8;
    const cellX = Math.floor(left / k) - pad;
    const cellY = Math.floor(top / k) - pad;
    const reduced = boxReduce(
      source,
      k,
      cellX * k,
      cellY * k,
      Math.ceil(boundWidthPx / scale / k) + 2 * pad + 1,
      Math.ceil(boundHeightPx / scale / k) + 2 * pad + 1,
    );
    bound = resample(reduced, left / k - cellX, top / k - cellY, scale * k, boundWidthPx, boundHeightPx);
  }
  if (angle === 0) return bound;
  return turn(bound, [boundWidthPx / 2, boundHeightPx / 2], angle, widthPx, heightPx);
}
