import { problemMarginPx, solveClosedForm } from "./closed-form";
import { enlargeAlpha } from "./local-linear";
import { halvePicture, type Picture } from "./picture";
import { halvePlane } from "./plane";

import type { Trimap } from "./trimap";

const solving = {
  levels: 2,
  iterations: [14, 50],
  tolerance: 1e-2,
  /** Alpha within this distance of 0 is set to 0, and of 1 to 1, to remove haze. */
  haze: 0.02,
};

/**
 * Solves alpha of the unknown band from coarse to fine: the half-size result, upsampled along the picture's colours,
 * is the initial guess of the next level, which then needs a third of the iterations. Returns 0..1 per pixel.
 */
export function solveAlpha(picture: Picture, trimap: Trimap, level = 0): Float32Array {
  let guess = trimap.alpha;
  if (level + 1 < solving.levels) {
    const smaller = halvePicture(picture);
    const coarse = solveAlpha(smaller, halveTrimap(trimap, picture), level + 1);
    guess = enlargeAlpha(smaller, coarse, { ...picture, channels: 3, samples: picture.rgb, white: 1 });
    keepKnown(guess, trimap);
  }
  return solvePadded(picture, trimap, guess, solving.iterations[level]!);
}

function keepKnown(guess: Float32Array, { unknown, alpha }: Trimap): void {
  for (let i = 0; i < guess.length; i++) if (!unknown[i]) guess[i] = alpha[i]!;
}

function halveTrimap(trimap: Trimap, { widthPx, heightPx }: Picture): Trimap {
  const halve = (values: Float32Array) => halvePlane({ widthPx, heightPx, values });
  const share = halve(new Float32Array(trimap.unknown));
  const alpha = halve(trimap.alpha);
  const held = trimap.priorAlpha.slice();
  for (let i = 0; i < held.length; i++) held[i] = held[i]! * trimap.priorWeight[i]!;
  const priorWeight = halve(trimap.priorWeight);
  const priorAlpha = halve(held);
  const unknown = new Uint8Array(share.length);
  for (let i = 0; i < unknown.length; i++) {
    priorAlpha[i] = priorWeight[i]! > 0 ? priorAlpha[i]! / priorWeight[i]! : 0;
    unknown[i] = share[i]! > 0 ? 1 : 0;
  }
  return { alpha, unknown, priorAlpha, priorWeight };
}

function solvePadded(
  picture: Picture,
  trimap: Trimap,
  guess: Float32Array,
  iterations: number,
): Float32Array {
  const m = problemMarginPx;
  const width = picture.widthPx + 2 * m;
  const count = width * (picture.heightPx + 2 * m);
  const pad = <T extends Float32Array | Uint8Array>(values: T, channels: number, out: T): T => {
    for (let y = 0; y < picture.heightPx; y++) {
      const from = y * picture.widthPx * channels;
      out.set(values.subarray(from, from + picture.widthPx * channels), ((y + m) * width + m) * channels);
    }
    return out;
  };
  const problem = {
    widthPx: width,
    heightPx: picture.heightPx + 2 * m,
    rgb: pad(picture.rgb, 3, new Float32Array(3 * count)),
    alpha: pad(guess, 1, new Float32Array(count)),
    unknown: pad(trimap.unknown, 1, new Uint8Array(count)),
    priorAlpha: pad(trimap.priorAlpha, 1, new Float32Array(count)),
    priorWeight: pad(trimap.priorWeight, 1, new Float32Array(count)),
  };
  solveClosedForm(problem, iterations, solving.tolerance);
  const solved = new Float32Array(picture.widthPx * picture.heightPx);
  for (let y = 0; y < picture.heightPx; y++) {
    const from = (y + m) * width + m;
    for (let x = 0; x < picture.widthPx; x++)
      solved[y * picture.widthPx + x] = clear(problem.alpha[from + x]!);
  }
  return solved;
}

/** Maps `haze` to 0 and 1 - `haze` to 1. */
function clear(alpha: number): number {
  return Math.min(1, Math.max(0, (alpha - solving.haze) / (1 - 2 * solving.haze)));
}
