import type { Picture } from "./resample";

/** The big picture of the same view, in bytes or in numbers 0..1. */
export interface ColourGrid {
  widthPx: number;
  heightPx: number;
  channels: number;
  samples: Uint8Array | Float32Array;
  /** What stands for full brightness: 255 or 1. */
  white: number;
}

const radius = 1;
/** Colour variance (0..1 squared) below which a window counts as one colour; the guided filter's epsilon. */
const noiseVariance = 1e-4;

/**
 * Carries alpha from a small picture to a big one of the same view: alpha = a . colour + b holds in each 3 x 3 window
 * of the small one (as in closed-form matting and in the fast guided filter), so a and b are fitted there, enlarged,
 * and met with the big picture's own colours.
 */
export function enlargeAlpha(small: Picture, alpha: Float32Array, big: ColourGrid): Float32Array {
  const lines = fitLines(small, alpha);
  const out = new Float32Array(big.widthPx * big.heightPx);
  const { widthPx: w, heightPx: h } = small;
  const scaleX = w / big.widthPx;
  const scaleY = h / big.heightPx;
  for (let y = 0; y < big.heightPx; y++) {
    const v = Math.min(h - 1, Math.max(0, (y + 0.5) * scaleY - 0.5));
    const y0 = Math.min(h - 2, Math.floor(v));
    const fy = v - y0;
    for (let x = 0; x < big.widthPx; x++) {
      const u = Math.min(w - 1, Math.max(0, (x + 0.5) * scaleX - 0.5));
      const x0 = Math.min(w - 2, Math.floor(u));
      const fx = u - x0;
      const j = y0 * w + x0;
      const i = y * big.widthPx + x;
      if (
        alpha[j] === alpha[j + 1] &&
        alpha[j] === alpha[j + w] &&
        alpha[j] === alpha[j + w + 1] &&
        (alpha[j] === 0 || alpha[j] === 1)
      ) {
        out[i] = alpha[j]!;
        continue;
      }
      const w00 = (1 - fx) * (1 - fy);
      const w10 = fx * (1 - fy);
      const w01 = (1 - fx) * fy;
      const w11 = fx * fy;
      let sum = 0;
      for (let c = 0; c < 4; c++) {
        const coefficient =
          w00 * lines[j * 4 + c]! +
          w10 * lines[(j + 1) * 4 + c]! +
          w01 * lines[(j + w) * 4 + c]! +
          w11 * lines[(j + w + 1) * 4 + c]!;
        sum += c === 3 ? coefficient : (coefficient * big.samples[i * big.channels + c]!) / big.white;
      }
      out[i] = Math.min(1, Math.max(0, sum));
    }
  }
  return out;
}

/** Per pixel [aR, aG, aB, b], the mean over the windows that hold it. */
function fitLines(picture: Picture, alpha: Float32Array): Float32Array {
  const { widthPx, heightPx } = picture;
  const fitted = new Float32Array(widthPx * heightPx * 4);
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) fitWindow(picture, alpha, x, y, fitted);
  }
  const mean = new Float32Array(fitted.length);
  for (let y = 0; y < heightPx; y++) {
    const top = Math.max(0, y - radius);
    const bottom = Math.min(heightPx - 1, y + radius);
    for (let x = 0; x < widthPx; x++) {
      const left = Math.max(0, x - radius);
      const right = Math.min(widthPx - 1, x + radius);
      const share = 1 / ((bottom - top + 1) * (right - left + 1));
      const to = (y * widthPx + x) * 4;
      for (let sy = top; sy <= bottom; sy++)
        for (let sx = left; sx <= right; sx++)
          for (let c = 0; c < 4; c++)
            mean[to + c] = mean[to + c]! + share * fitted[(sy * widthPx + sx) * 4 + c]!;
    }
  }
  return mean;
}

function fitWindow(picture: Picture, alpha: Float32Array, x: number, y: number, out: Float32Array): void {
  const { widthPx, heightPx, rgb } = picture;
  const to = (y * widthPx + x) * 4;
  const top = Math.max(0, y - radius);
  const bottom = Math.min(heightPx - 1, y + radius);
  const left = Math.max(0, x - radius);
  const right = Math.min(widthPx - 1, x + radius);
  const first = alpha[y * widthPx + x]!;
  let n = 0;
  let isFlat = true;
  let mr = 0;
  let mg = 0;
  let mb = 0;
  let ma = 0;
  for (let sy = top; sy <= bottom; sy++) {
    for (let sx = left; sx <= right; sx++) {
      const i = sy * widthPx + sx;
      mr += rgb[i * 3]!;
      mg += rgb[i * 3 + 1]!;
      mb += rgb[i * 3 + 2]!;
      ma += alpha[i]!;
      if (alpha[i] !== first) isFlat = false;
      n++;
    }
  }
  if (isFlat) {
    out[to + 3] = first;
    return;
  }
  mr /= n;
  mg /= n;
  mb /= n;
  ma /= n;
  let rr = noiseVariance;
  let gg = noiseVariance;
  let bb = noiseVariance;
  let rg = 0;
  let rb = 0;
  let gb = 0;
  let ra = 0;
  let ga = 0;
  let ba = 0;
  for (let sy = top; sy <= bottom; sy++) {
    for (let sx = left; sx <= right; sx++) {
      const i = sy * widthPx + sx;
      const r = rgb[i * 3]! - mr;
      const g = rgb[i * 3 + 1]! - mg;
      const b = rgb[i * 3 + 2]! - mb;
      const a = (alpha[i]! - ma) / n;
      rr += (r * r) / n;
      gg += (g * g) / n;
      bb += (b * b) / n;
      rg += (r * g) / n;
      rb += (r * b) / n;
      gb += (g * b) / n;
      ra += r * a;
      ga += g * a;
      ba += b * a;
    }
  }
  const c00 = gg * bb - gb * gb;
  const c01 = rb * gb - rg * bb;
  const c02 = rg * gb - rb * gg;
  const scale = 1 / (rr * c00 + rg * c01 + rb * c02);
  const c11 = rr * bb - rb * rb;
  const c12 = rb * rg - rr * gb;
  const c22 = rr * gg - rg * rg;
  const ar = (c00 * ra + c01 * ga + c02 * ba) * scale;
  const ag = (c01 * ra + c11 * ga + c12 * ba) * scale;
  const ab = (c02 * ra + c12 * ga + c22 * ba) * scale;
  out[to] = ar;
  out[to + 1] = ag;
  out[to + 2] = ab;
  out[to + 3] = ma - ar * mr - ag * mg - ab * mb;
}
