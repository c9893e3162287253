/** `photo/core/matte/closed-form.ts` in plain TypeScript: what its kernels are compared with. */
import { type AlphaProblem, noiseVariance, problemMarginPx } from "../../../../photo/core/matte/closed-form";

const offsetsPerPixel = 25;

/** As `solveClosedForm`. */
export function plainClosedForm(problem: AlphaProblem, maxIterations: number, tolerance: number): number {
  const { widthPx, alpha, unknown, priorAlpha, priorWeight } = problem;
  const places = Int32Array.from(unknown.keys()).filter((place) => unknown[place]);
  const n = places.length;
  if (n === 0) return 0;
  const { weights, rows } = laplacian(problem, places);
  const offsets = neighbourOffsets(widthPx);
  const centre = (offsetsPerPixel - 1) / 2;

  const residual = new Float32Array(n);
  const inverseDiagonal = new Float32Array(n);
  for (let u = 0; u < n; u++) {
    const place = places[u]!;
    let sum = 0;
    for (let k = 0; k < offsetsPerPixel; k++)
      sum += weights[u * offsetsPerPixel + k]! * alpha[place + offsets[k]!]!;
    const hold = priorWeight[place]! * rows[u]!;
    residual[u] = hold * (priorAlpha[place]! - alpha[place]!) - sum;
    weights[u * offsetsPerPixel + centre] = weights[u * offsetsPerPixel + centre]! + hold;
    inverseDiagonal[u] = 1 / Math.max(1e-6, weights[u * offsetsPerPixel + centre]!);
  }
  // The search direction lives on the whole frame with zeros at known pixels: neighbours need no index table.
  const direction = new Float32Array(alpha.length);
  const product = new Float32Array(n);
  let energy = 0;
  for (let u = 0; u < n; u++) {
    const step = residual[u]! * inverseDiagonal[u]!;
    direction[places[u]!] = step;
    energy += step * residual[u]!;
  }
  const goal = energy * tolerance * tolerance;
  for (let iteration = 1; iteration <= maxIterations; iteration++) {
    let curvature = 0;
    for (let u = 0; u < n; u++) {
      const place = places[u]!;
      let sum = 0;
      for (let k = 0; k < offsetsPerPixel; k++)
        sum += weights[u * offsetsPerPixel + k]! * direction[place + offsets[k]!]!;
      product[u] = sum;
      curvature += sum * direction[place]!;
    }
    if (curvature <= 0) return iteration;
    const length = energy / curvature;
    let next = 0;
    for (let u = 0; u < n; u++) {
      const place = places[u]!;
      alpha[place] = alpha[place]! + length * direction[place]!;
      const left = residual[u]! - length * product[u]!;
      residual[u] = left;
      next += left * left * inverseDiagonal[u]!;
    }
    if (next <= goal) return iteration;
    const turn = next / energy;
    energy = next;
    for (let u = 0; u < n; u++) {
      const place = places[u]!;
      direction[place] = residual[u]! * inverseDiagonal[u]! + turn * direction[place]!;
    }
  }
  return maxIterations;
}

function neighbourOffsets(widthPx: number): Int32Array {
  const offsets = new Int32Array(offsetsPerPixel);
  for (let k = 0; k < offsetsPerPixel; k++) offsets[k] = (Math.floor(k / 5) - 2) * widthPx + (k % 5) - 2;
  return offsets;
}

/** Rows of the matting Laplacian for the unknown pixels: 25 weights each, and the row's number of windows. */
function laplacian(problem: AlphaProblem, places: Int32Array) {
  const { widthPx, heightPx, rgb, unknown } = problem;
  const index = new Int32Array(unknown.length).fill(-1);
  const isTouched = new Uint8Array(unknown.length);
  for (let u = 0; u < places.length; u++) {
    const place = places[u]!;
    index[place] = u;
    for (let dy = -widthPx; dy <= widthPx; dy += widthPx)
      for (let dx = -1; dx <= 1; dx++) isTouched[place + dy + dx] = 1;
  }
  const weights = new Float32Array(places.length * offsetsPerPixel);
  const rows = new Float32Array(places.length);
  const window = new Int32Array(9);
  const slot = new Int32Array(9);
  for (let k = 0; k < 9; k++) {
    window[k] = (Math.floor(k / 3) - 1) * widthPx + (k % 3) - 1;
    slot[k] = Math.floor(k / 3) * 5 + (k % 3);
  }
  const d = new Float64Array(27);
  const w = new Float64Array(27);
  const eps = noiseVariance / 9;
  const edge = problemMarginPx + 1;
  for (let y = edge; y < heightPx - edge; y++) {
    for (let x = edge; x < widthPx - edge; x++) {
      const centre = y * widthPx + x;
      if (!isTouched[centre]) continue;
      let mr = 0;
      let mg = 0;
      let mb = 0;
      for (let k = 0; k < 9; k++) {
        const at = (centre + window[k]!) * 3;
        mr += rgb[at]!;
        mg += rgb[at + 1]!;
        mb += rgb[at + 2]!;
      }
      mr /= 9;
      mg /= 9;
      mb /= 9;
      let rr = 0;
      let rg = 0;
      let rb = 0;
      let gg = 0;
      let gb = 0;
      let bb = 0;
      for (let k = 0; k < 9; k++) {
        const at = (centre + window[k]!) * 3;
        const r = rgb[at]! - mr;
        const g = rgb[at + 1]! - mg;
        const b = rgb[at + 2]! - mb;
        d[k * 3] = r;
        d[k * 3 + 1] = g;
        d[k * 3 + 2] = b;
        rr += r * r;
        rg += r * g;
        rb += r * b;
        gg += g * g;
        gb += g * b;
        bb += b * b;
      }
      rr = rr / 9 + eps;
      gg = gg / 9 + eps;
      bb = bb / 9 + eps;
      rg /= 9;
      rb /= 9;
      gb /= 9;
      const c00 = gg * bb - gb * gb;
      const c01 = rb * gb - rg * bb;
      const c02 = rg * gb - rb * gg;
      const scale = 1 / (rr * c00 + rg * c01 + rb * c02);
      const c11 = (rr * bb - rb * rb) * scale;
      const c12 = (rb * rg - rr * gb) * scale;
      const c22 = (rr * gg - rg * rg) * scale;
      for (let k = 0; k < 9; k++) {
        const r = d[k * 3]!;
        const g = d[k * 3 + 1]!;
        const b = d[k * 3 + 2]!;
        // Ninths here, so that the 81 pairs below need no division.
        w[k * 3] = ((c00 * r + c01 * g + c02 * b) * scale) / 9;
        w[k * 3 + 1] = (c01 * scale * r + c11 * g + c12 * b) / 9;
        w[k * 3 + 2] = (c02 * scale * r + c12 * g + c22 * b) / 9;
      }
      for (let i = 0; i < 9; i++) {
        const u = index[centre + window[i]!]!;
        if (u < 0) continue;
        rows[u] = rows[u]! + 1;
        const base = u * offsetsPerPixel + 12 - slot[i]!;
        const r = w[i * 3]!;
        const g = w[i * 3 + 1]!;
        const b = w[i * 3 + 2]!;
        for (let j = 0; j < 9; j++) {
          const at = base + slot[j]!;
          weights[at] = weights[at]! - (1 / 9 + r * d[j * 3]! + g * d[j * 3 + 1]! + b * d[j * 3 + 2]!);
        }
        const self = u * offsetsPerPixel + 12;
        weights[self] = weights[self]! + 1;
      }
    }
  }
  return { weights, rows };
}
