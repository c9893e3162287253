import { layIn, loadKernels, type SampledPieces } from "../raster/kernels";
import type { Picture } from "./picture";
import type { Trimap } from "./trimap";

/** Five take half the time, but lose flat black hair that the mask already doubts. */
const rayCount = 8;
const turnCount = 4;
/** Length of a ray, in head heights. */
const reach = 0.35;
/** What the kernel needs for one pixel. */
const roomBytes = 1152;

/**
 * Local colour model: rays from each unknown pixel collect the nearest sure colours of person and background (Gastal and
 * Oliveira, "Shared sampling for real-time alpha matting", 2010); every pair proposes an alpha, and the well-fitting ones
 * are averaged. The verdict is written into the trimap's prior, as strongly as the pairs agree and fit; where bright hair
 * stands before a bright wall they do not, and the pixel is left to its neighbours. The sums are `photo/kernels/colours.ts`.
 *
 * @returns per unknown pixel how alike person and background are around it, 0..1
 */
export function sampleColours(picture: Picture, trimap: Trimap, headPx: number): Float32Array {
  const { widthPx, heightPx, rgb } = picture;
  const { alpha, priorAlpha, priorWeight } = trimap;
  const reachPx = Math.round(reach * headPx);
  const steps = stepsUpTo(reachPx);
  const kernels = loadKernels();
  const places = layIn(kernels, [
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

/** What a ray meets, as the kernel has it; 0 is an unknown pixel, which it passes. */
const [isBackground, isPerson, isOutside] = [1, 2, 4];

/** What each pixel is, with a margin as wide as a ray is long: none has to look where the picture ends. */
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

/** How many steps away a ray looks: everywhere near, and less and less often. */
function stepsUpTo(reachPx: number): Float32Array {
  const steps: number[] = [];
  for (let step = 1; step < reachPx; step += step < 8 ? 1 : step < 20 ? 2 : 4) steps.push(step);
  return Float32Array.from(steps);
}

/** For each ray of each turn, by how much the places of its steps lie behind its pixel's. */
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
