import { allocateFilled, loadKernels, type SampledPieces } from "../raster/kernels";
import type { Picture } from "./picture";
import type { Trimap } from "./trimap";

/** Five take half the time, but lose flat black hair where the mask is in doubt. */
const rayCount = 8;
const turnCount = 4;
/** Length of a ray, in head heights. */
const reach = 0.35;
/** Bytes that the kernel needs for one pixel. */
const roomBytes = 1152;

/**
 * Local colour model: rays from each unknown pixel collect the nearest certain colours of person and background
 * (Gastal and Oliveira, "Shared sampling for real-time alpha matting", 2010); every pair proposes an alpha, and those
 * that fit are averaged. The result is written to the trimap's prior, weighted by how well the pairs agree and fit;
 * if bright hair is in front of a bright wall they do not, and the neighbours decide. Uses
 * `photo/kernels/colours.ts`.
 * @returns per unknown pixel how similar person and background are around it, 0..1
 */
export function sampleColours(picture: Picture, trimap: Trimap, headPx: number): Float32Array {
  const { widthPx, heightPx, rgb } = picture;
  const { alpha, priorAlpha, priorWeight } = trimap;
  const reachPx = Math.round(reach * headPx);
  const steps = stepsUpTo(reachPx);
  const kernels = loadKernels();
  const places = allocateFilled(kernels, [
    rgb,
    alpha,
    kindsOf(trimap, widthPx, heightPx, reachPx),
    priorAlpha,
    priorWeight,
    new Float32Array(alpha.length),
    placesOf(steps, widthPx + 2 * reachPx),
    placesOf(steps, widthPx),
    steps,
    new Uint8Array(roomBytes),
  ]) as SampledPieces;
  const rays = { stepCount: steps.length, reachPx };
  for (let row = 0; row < heightPx; row++) kernels.sampleRow(places, rays, widthPx, row);
  const [, , , priorAlphaAt, priorWeightAt, overlapAt] = places;
  const numbers = (at: number) => new Float32Array(kernels.memory.buffer, at, alpha.length);
  priorAlpha.set(numbers(priorAlphaAt));
  priorWeight.set(numbers(priorWeightAt));
  return numbers(overlapAt).slice();
}

/** Kinds of pixels for the kernel; 0 is unknown, and rays continue through it. */
const [isBackground, isPerson, isOutside] = [1, 2, 4];

/** Kind of each pixel, with a margin as wide as a ray, so that no bounds checks are needed. */
function kindsOf(
  { alpha, unknown }: Trimap,
  widthPx: number,
  heightPx: number,
  marginPx: number,
): Uint8Array {
  const stride = widthPx + 2 * marginPx;
  const kinds = new Uint8Array(stride * (heightPx + 2 * marginPx)).fill(isOutside);
  for (let y = 0; y < heightPx; y++) {
    const from = y * widthPx;
    const to = (y + marginPx) * stride + marginPx;
    for (let x = 0; x < widthPx; x++)
      kinds[to + x] = unknown[from + x] ? 0 : alpha[from + x] === 1 ? isPerson : isBackground;
  }
  return kinds;
}

/** Steps of a ray: every pixel nearby, and fewer with distance. */
function stepsUpTo(reachPx: number): Float32Array {
  const steps: number[] = [];
  for (let step = 1; step < reachPx; step += step < 8 ? 1 : step < 20 ? 2 : 4) steps.push(step);
  return Float32Array.from(steps);
}

/** Offsets of the steps for each ray of each rotation. */
function placesOf(steps: Float32Array, stride: number): Int32Array {
  const places: number[] = [];
  for (let turn = 0; turn < turnCount; turn++) {
    for (let ray = 0; ray < rayCount; ray++) {
      const angle = ((ray + turn / turnCount) * 2 * Math.PI) / rayCount;
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      for (const step of steps)
        places.push(Math.floor(dy * step + 0.5) * stride + Math.floor(dx * step + 0.5));
    }
  }
  return Int32Array.from(places);
}
