import { allocate, loadKernels } from "../raster/kernels";

/**
 * Regularisation: colour variance (0..1) that counts as noise within a 3 x 3 window; larger is smoother. Levin et al.
 * use 1e-7..1e-5.
 */
export const noiseVariance = 1e-5;
const offsetsPerPixel = 25;
const centre = (offsetsPerPixel - 1) / 2;
/** What the kernel notes of one window: red, green and blue of 3 x 3 pixels as doubles, rows padded to four. */
const windowBytes = 3 * (3 * 4) * 8;

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
  const places = listPlaces(problem.unknown);
  if (places.length === 0) return 0;
  const kernels = loadKernels();
  const at = allocateParts(kernels, lengthsOf(places.length, problem.unknown.length));
  const numbers = (from: number, length: number) => new Float32Array(kernels.memory.buffer, from, length);
  new Int32Array(kernels.memory.buffer, at.placesAt, places.length).set(places);
  const alpha = numbers(at.alphaAt, problem.alpha.length);
  alpha.set(problem.alpha);
  addLaplacian(problem, places, at);
  let energy = startDescent(problem, places, at);

  const matrix = { at: at.weightsAt, widthPx: problem.widthPx };
  const unknowns = { placesAt: at.placesAt, count: places.length };
  const goal = energy * tolerance * tolerance;
  let iteration = 0;
  while (iteration < maxIterations) {
    iteration++;
    const curvature = kernels.multiply(matrix, unknowns, at);
    if (curvature <= 0) break;
    const next = kernels.advance(unknowns, at, energy / curvature);
    if (next <= goal) break;
    kernels.redirect(unknowns, at, next / energy);
    energy = next;
  }
  problem.alpha.set(alpha);
  return iteration;
}

/** Bytes of each part that the kernels work on. */
const lengthsOf = (unknownCount: number, pixelCount: number) => ({
  /** Of each unknown pixel the weights of the pixels around it: a row of the Laplacian. */
  weightsAt: 4 * unknownCount * offsetsPerPixel,
  /** Where each unknown pixel is in the picture. */
  placesAt: 4 * unknownCount,
  /** In how many windows each unknown pixel is. */
  windowsAt: 4 * unknownCount,
  // Of conjugate gradients, for each unknown pixel; `inverse` is the preconditioner.
  residualAt: 4 * unknownCount,
  inverseAt: 4 * unknownCount,
  productAt: 4 * unknownCount,
  // Of the whole picture, zero or known where nothing is solved: neighbours then need no table.
  alphaAt: 4 * pixelCount,
  directionAt: 4 * pixelCount,
  rgbAt: 12 * pixelCount,
  /** 1 for each pixel whose window has an unknown pixel. */
  touchedAt: pixelCount,
  /** The number of the unknown pixel at each pixel; -1 where alpha is known. */
  indexAt: 4 * pixelCount,
  /** For one window at a time. */
  roomAt: windowBytes,
});
type Addresses = Record<keyof ReturnType<typeof lengthsOf>, number>;

function allocateParts(kernels: ReturnType<typeof loadKernels>, bytes: Addresses): Addresses {
  const addresses = allocate(kernels, Object.values(bytes));
  return Object.fromEntries(Object.keys(bytes).map((name, part) => [name, addresses[part]!])) as Addresses;
}

/** Adds the prior to the Laplacian, and writes the first residual and direction. Returns the energy of the residual. */
function startDescent(
  { widthPx, priorAlpha, priorWeight }: AlphaProblem,
  places: Int32Array,
  at: Addresses,
): number {
  const kernels = loadKernels();
  const numbers = (from: number, length: number) => new Float32Array(kernels.memory.buffer, from, length);
  const pixelCount = priorAlpha.length;
  const weights = numbers(at.weightsAt, places.length * offsetsPerPixel);
  const windows = numbers(at.windowsAt, places.length);
  const residual = numbers(at.residualAt, places.length);
  const inverse = numbers(at.inverseAt, places.length);
  const alpha = numbers(at.alphaAt, pixelCount);
  const direction = numbers(at.directionAt, pixelCount).fill(0);
  let energy = 0;
  for (let u = 0; u < places.length; u++) {
    const place = places[u]!;
    const hold = priorWeight[place]! * windows[u]!;
    const sum = kernels.around(at.weightsAt + 4 * u * offsetsPerPixel, at.alphaAt + 4 * place, widthPx);
    residual[u] = hold * (priorAlpha[place]! - alpha[place]!) - sum;
    const middle = u * offsetsPerPixel + centre;
    weights[middle] = weights[middle]! + hold;
    inverse[u] = 1 / Math.max(1e-6, weights[middle]!);
    const step = residual[u]! * inverse[u]!;
    direction[place] = step;
    energy += step * residual[u]!;
  }
  return energy;
}

function listPlaces(unknown: Uint8Array): Int32Array {
  let n = 0;
  for (let i = 0; i < unknown.length; i++) n += unknown[i]!;
  const places = new Int32Array(n);
  n = 0;
  for (let i = 0; i < unknown.length; i++) if (unknown[i]) places[n++] = i;
  return places;
}

/** Writes the rows of the matting Laplacian for the unknown pixels into the kernels' memory, and the number of windows. */
function addLaplacian(
  { widthPx, heightPx, rgb, unknown }: AlphaProblem,
  places: Int32Array,
  at: Addresses,
): void {
  const kernels = loadKernels();
  const { buffer } = kernels.memory;
  new Float32Array(buffer, at.weightsAt, places.length * offsetsPerPixel).fill(0);
  new Float32Array(buffer, at.windowsAt, places.length).fill(0);
  new Float32Array(buffer, at.rgbAt, rgb.length).set(rgb);
  const isTouched = new Uint8Array(buffer, at.touchedAt, unknown.length).fill(0);
  const index = new Int32Array(buffer, at.indexAt, unknown.length).fill(-1);
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
