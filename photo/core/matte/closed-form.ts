import { allocate, loadKernels } from "../raster/kernels";

/**
 * Regularisation: colour variance (0..1) that counts as noise within a 3 x 3 window; larger is smoother. Levin et al.
 * use 1e-7..1e-5.
 */
export const noiseVariance = 1e-5;
const offsetsPerPixel = 25;
const centre = (offsetsPerPixel - 1) / 2;
/** Bytes that the kernel needs for one window. */
const roomBytes = 288;

/** Padding around the picture, so that neighbours of the outermost pixels exist in memory. */
export const problemMarginPx = 2;

export interface AlphaProblem {
  widthPx: number;
  heightPx: number;
  /** Interleaved RGB, 0..1. */
  rgb: Float32Array;
  /** Alpha where known; the initial guess where unknown. Solved in place. */
  alpha: Float32Array;
  /** 1 where alpha is unknown; never in the outermost `problemMarginPx`. */
  unknown: Uint8Array;
  /** Per pixel: a prior alpha, and its weight (0 = ignored; 1 = as strong as its neighbours together). */
  priorAlpha: Float32Array;
  priorWeight: Float32Array;
}

/**
 * Closed-form matting (Levin, Lischinski, Weiss, PAMI 2008) of the unknown pixels: alpha is locally linear in colour.
 * Conjugate gradients with a diagonal preconditioner, starting from `problem.alpha`; stops after `maxIterations` or
 * when the residual has fallen to `tolerance` of its start. Returns the number of iterations. Uses
 * `photo/kernels/matting.ts`.
 */
export function solveClosedForm(problem: AlphaProblem, maxIterations: number, tolerance: number): number {
  const { widthPx, unknown, priorAlpha, priorWeight } = problem;
  const places = listPlaces(unknown);
  const n = places.length;
  if (n === 0) return 0;
  const kernels = loadKernels();
  const count = unknown.length;
  const [
    weightsAt,
    placesAt,
    windowsAt,
    residualAt,
    inverseAt,
    productAt,
    alphaAt,
    directionAt,
    rgbAt,
    touchedAt,
    indexAt,
    roomAt,
  ] = allocate(kernels, [
    4 * n * offsetsPerPixel,
    4 * n,
    4 * n,
    4 * n,
    4 * n,
    4 * n,
    4 * count,
    4 * count,
    12 * count,
    count,
    4 * count,
    roomBytes,
  ]) as [
    ...[number, number, number, number, number, number],
    ...[number, number, number, number, number, number],
  ];
  const numbers = (at: number, length: number) => new Float32Array(kernels.memory.buffer, at, length);
  new Int32Array(kernels.memory.buffer, placesAt, n).set(places);
  const weights = numbers(weightsAt, n * offsetsPerPixel).fill(0);
  const windows = numbers(windowsAt, n).fill(0);
  addLaplacian(problem, places, { weightsAt, windowsAt, rgbAt, touchedAt, indexAt, roomAt });

  const alpha = numbers(alphaAt, count);
  const residual = numbers(residualAt, n);
  const inverse = numbers(inverseAt, n);
  // The search direction covers the whole frame with zeros at known pixels, so that neighbours need no index table.
  const direction = numbers(directionAt, count).fill(0);
  alpha.set(problem.alpha);
  let energy = 0;
  for (let u = 0; u < n; u++) {
    const place = places[u]!;
    const hold = priorWeight[place]! * windows[u]!;
    const sum = kernels.around(weightsAt + 4 * u * offsetsPerPixel, alphaAt + 4 * place, widthPx);
    residual[u] = hold * (priorAlpha[place]! - alpha[place]!) - sum;
    const middle = u * offsetsPerPixel + centre;
    weights[middle] = weights[middle]! + hold;
    inverse[u] = 1 / Math.max(1e-6, weights[middle]!);
    const step = residual[u]! * inverse[u]!;
    direction[place] = step;
    energy += step * residual[u]!;
  }
  const unknowns = { placesAt, count: n };
  const vectors = { alphaAt, directionAt, residualAt, productAt, inverseAt };
  const goal = energy * tolerance * tolerance;
  let iteration = 0;
  while (iteration < maxIterations) {
    iteration++;
    const curvature = kernels.multiply({ at: weightsAt, widthPx }, unknowns, vectors);
    if (curvature <= 0) break;
    const next = kernels.advance(unknowns, vectors, energy / curvature);
    if (next <= goal) break;
    kernels.redirect(unknowns, vectors, next / energy);
    energy = next;
  }
  problem.alpha.set(alpha);
  return iteration;
}

function listPlaces(unknown: Uint8Array): Int32Array {
  let n = 0;
  for (let i = 0; i < unknown.length; i++) n += unknown[i]!;
  const places = new Int32Array(n);
  n = 0;
  for (let i = 0; i < unknown.length; i++) if (unknown[i]) places[n++] = i;
  return places;
}

interface WindowAddresses {
  weightsAt: number;
  windowsAt: number;
  /** For the picture. */
  rgbAt: number;
  /** For where a window is asked for. */
  touchedAt: number;
  /** For the pixels' numbers. */
  indexAt: number;
  /** For one window. */
  roomAt: number;
}

/**
 * Writes the rows of the matting Laplacian for the unknown pixels into the kernels' memory: 25 weights each, and the
 * number of windows.
 */
function addLaplacian(
  { widthPx, heightPx, rgb, unknown }: AlphaProblem,
  places: Int32Array,
  at: WindowAddresses,
): void {
  const { rgbAt, touchedAt, indexAt } = at;
  const kernels = loadKernels();
  const { buffer } = kernels.memory;
  new Float32Array(buffer, rgbAt, rgb.length).set(rgb);
  const isTouched = new Uint8Array(buffer, touchedAt, unknown.length).fill(0);
  const index = new Int32Array(buffer, indexAt, unknown.length).fill(-1);
  for (let u = 0; u < places.length; u++) {
    const place = places[u]!;
    index[place] = u;
    for (let dy = -widthPx; dy <= widthPx; dy += widthPx)
      for (let dx = -1; dx <= 1; dx++) isTouched[place + dy + dx] = 1;
  }
  const edge = problemMarginPx + 1;
  for (let y = edge; y < heightPx - edge; y++) {
    const [from, to] = [y * widthPx + edge, (y + 1) * widthPx - edge];
    kernels.addWindows({ ...at, widthPx }, at, { from, to }, noiseVariance / 9);
  }
}
