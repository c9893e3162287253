import type { Picture } from "./picture";

/** The large picture of the same view, in bytes or as numbers 0..1. */
export interface ColourGrid {
  widthPx: number;
  heightPx: number;
  channels: number;
  samples: Uint8Array | Float32Array;
  /** The value of full brightness: 255 or 1. */
  white: number;
}

const radius = 1;
/** Colour variance (0..1 squared) below which a window counts as one colour; epsilon of the guided filter. */
const noiseVariance = 1e-4;

/**
 * Upsamples alpha from a small picture to a large one of the same view: alpha = a . colour + b holds in each 3 x 3
 * window (as in closed-form matting and the fast guided filter), so a and b are fitted on the small picture,
 * enlarged, and applied to the large one's colours.
 */
export function enlargeAlpha(small: Picture, alpha: Float32Array, big: ColourGrid): Float32Array {
  const lines = fitLines(small, alpha);
  const out = new Float32Array(big.widthPx * big.heightPx);
  const { widthPx: w, heightPx: h } = small;
  const columns = cellsOf(big.widthPx, w);
  const rows = cellsOf(big.heightPx, h);
  for (let y = 0; y < big.heightPx; y++) {
    const fy = rows.share[y]!;
    for (let x = 0; x < big.widthPx; x++) {
      const j = rows.first[y]! * w + columns.first[x]!;
      const i = y * big.widthPx + x;
      const corner = alpha[j]!;
      if (
        (corner === 0 || corner === 1) &&
        corner === alpha[j + 1] &&
        corner === alpha[j + w] &&
        corner === alpha[j + w + 1]
      ) {
        out[i] = corner;
        continue;
      }
      const fx = columns.share[x]!;
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

/** For each of `bigPx` pixels the first of two cells of `smallPx`, and the second one's share. */
function cellsOf(bigPx: number, smallPx: number): { first: Int32Array; share: Float32Array } {
  const first = new Int32Array(bigPx);
  const share = new Float32Array(bigPx);
  for (let at = 0; at < bigPx; at++) {
    const cell = Math.min(smallPx - 1, Math.max(0, ((at + 0.5) * smallPx) / bigPx - 0.5));
    first[at] = Math.min(smallPx - 2, Math.floor(cell));
    share[at] = cell - first[at]!;
  }
  return { first, share };
}

/**
 * Per pixel [aR, aG, aB, b], averaged over the windows that contain it; zero deep inside 0 and 1, where it is not
 * used.
 */
function fitLines(picture: Picture, alpha: Float32Array): Float32Array {
  const { widthPx, heightPx } = picture;
  const fitted = new Float32Array(widthPx * heightPx * 4);
  const isSure = new Uint8Array(widthPx * heightPx);
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const i = y * widthPx + x;
      const own = alpha[i]!;
      if (isEven(picture, alpha, x, y)) {
        fitted[i * 4 + 3] = own;
        isSure[i] = own === 0 || own === 1 ? 1 : 0;
      } else {
        fitWindow(picture, alpha, x, y);
        fitted.set(line, i * 4);
      }
    }
  }
  const mean = new Float32Array(fitted.length);
  for (let y = 0; y < heightPx; y++) {
    const top = Math.max(0, y - radius);
    const bottom = Math.min(heightPx - 1, y + radius);
    for (let x = 0; x < widthPx; x++) {
      const i = y * widthPx + x;
      if (isSure[i]) continue;
      const left = Math.max(0, x - radius);
      const right = Math.min(widthPx - 1, x + radius);
      const share = 1 / ((bottom - top + 1) * (right - left + 1));
      for (let sy = top; sy <= bottom; sy++)
        for (let sx = left; sx <= right; sx++)
          for (let c = 0; c < 4; c++)
            mean[i * 4 + c] = mean[i * 4 + c]! + share * fitted[(sy * widthPx + sx) * 4 + c]!;
    }
  }
  return mean;
}

/** Whether alpha is constant in the window. */
function isEven({ widthPx, heightPx }: Picture, alpha: Float32Array, x: number, y: number): boolean {
  const own = alpha[y * widthPx + x]!;
  const right = Math.min(widthPx - 1, x + radius);
  const bottom = Math.min(heightPx - 1, y + radius);
  for (let sy = Math.max(0, y - radius); sy <= bottom; sy++)
    for (let sx = Math.max(0, x - radius); sx <= right; sx++)
      if (alpha[sy * widthPx + sx] !== own) return false;
  return true;
}

/** The last result of `fitWindow`; reused to avoid garbage. */
const line = new Float32Array(4);

function fitWindow(picture: Picture, alpha: Float32Array, x: number, y: number): void {
  const { widthPx, heightPx, rgb } = picture;
  const top = Math.max(0, y - radius);
  const bottom = Math.min(heightPx - 1, y + radius);
  const left = Math.max(0, x - radius);
  const right = Math.min(widthPx - 1, x + radius);
  let n = 0;
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
      n++;
    }
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
  line[0] = ar;
  line[1] = ag;
  line[2] = ab;
  line[3] = ma - ar * mr - ag * mg - ab * mb;
}
