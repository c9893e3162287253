import { type FacePatch, patchEdgePx, patchEyeDistancePx } from "../../../face/face-patch";
import { eyePoints } from "../../../face/landmarks";
import type { FaceMesh } from "../../../face/mesh";
import { type EyePoints, eyeInPatch } from "./eye-in-patch";

/** Where an iris may be, in distances of the eyes from the middle of the eye. */
const reach = { aside: 0.12, above: 0.1, below: 0.12 };

/** Half an iris, and how much is smoothed before it is looked for, in distances of the eyes. */
const halfIris = 0.05;
const smoothing = 0.045;

/** Share of the face that is as good as black: haze lifts it. */
const blackShare = 0.01;

/** Less light than this over black tells nothing. */
const leastLight = 10;

/** Irises of all colours are darker in red light than the skin around them; blue ones hardly in other light. */
const light = (pixels: Float32Array, i: number): number => 0.7 * pixels[3 * i]! + 0.3 * pixels[3 * i + 1]!;

/** The light of what is as good as black on this face. */
function blackOf({ pixels, inFace }: FacePatch): number {
  const counts = new Uint32Array(256);
  let count = 0;
  for (let i = 0; i < inFace.length; i++) {
    if (!inFace[i]) continue;
    counts[Math.max(0, Math.min(255, Math.floor(light(pixels, i))))]!++;
    count++;
  }
  let level = 0;
  for (let seen = counts[0]!; seen < blackShare * count && level < 255; ) seen += counts[++level]!;
  return level;
}

/** Gaussian weights, their sum 1. */
function weightsOf(sigma: number): Float32Array {
  const half = Math.ceil(3 * sigma);
  const weights = Float32Array.from({ length: 2 * half + 1 }, (_, i) =>
    Math.exp(-((i - half) ** 2) / (2 * sigma ** 2)),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** A piece of the patch, in pixels. */
interface Window {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The light of a window of the patch, smoothed. */
function smoothed({ pixels, edgePx }: FacePatch, window: Window, sigma: number): Float32Array {
  const { left, top, width, height } = window;
  const weights = weightsOf(sigma);
  const half = weights.length >> 1;
  const inside = (value: number): number => Math.max(0, Math.min(edgePx - 1, value));
  const rows = new Float32Array((height + 2 * half) * width);
  const lights = new Float32Array(width + 2 * half);
  for (let row = 0; row < height + 2 * half; row++) {
    const line = inside(top + row - half) * edgePx;
    for (let i = 0; i < lights.length; i++) lights[i] = light(pixels, line + inside(left + i - half));
    for (let column = 0; column < width; column++) {
      let sum = 0;
      for (let k = 0; k < weights.length; k++) sum += weights[k]! * lights[column + k]!;
      rows[row * width + column] = sum;
    }
  }
  const out = new Float32Array(height * width);
  for (let i = 0; i < out.length; i++) {
    let sum = 0;
    for (let k = 0; k < weights.length; k++) sum += weights[k]! * rows[i + k * width]!;
    out[i] = sum;
  }
  return out;
}

/** The distance of the eyes in pixels of the patch. */
const unitOf = ({ edgePx }: FacePatch): number => (patchEyeDistancePx * edgePx) / patchEdgePx;

/** For each column of a window, how dark its darkest round spot is over its own light; the outermost ones, half an iris wide, have none. */
function spotsAcross(patch: FacePatch, window: Window, black: number): Float32Array {
  const { width, height } = window;
  const unit = unitOf(patch);
  const stepPx = Math.round(halfIris * unit);
  const lights = smoothed(patch, window, smoothing * unit);
  const down = stepPx * width;
  const darkest = new Float32Array(width);
  for (let v = stepPx; v < height - stepPx; v++) {
    for (let column = stepPx; column < width - stepPx; column++) {
      const i = v * width + column;
      const here = lights[i]!;
      const beside = lights[i - stepPx]! + lights[i + stepPx]! - 2 * here;
      const above = lights[i - down]! + lights[i + down]! - 2 * here;
      const aslant =
        lights[i + down + stepPx]! +
        lights[i - down - stepPx]! -
        lights[i + down - stepPx]! -
        lights[i - down + stepPx]!;
      // The smaller bend of the light: of all directions the one in which the spot shows least.
      const bend = (beside + above) / 2 - Math.hypot((beside - above) / 2, aslant / 4);
      darkest[column] = Math.max(darkest[column]!, bend / Math.max(leastLight, here - black));
    }
  }
  return darkest;
}

/** Rows in which an iris may be, from one column to another, with the margin that its spot needs on every side. */
function windowOf(patch: FacePatch, mesh: FaceMesh, points: EyePoints, columns: [number, number]): Window {
  const unit = unitOf(patch);
  const stepPx = Math.round(halfIris * unit);
  const [, , upper, lower] = eyeInPatch(patch, mesh, points);
  const height = Math.round((reach.above + reach.below) * unit) + 2 * stepPx;
  const top = Math.round((upper[1] + lower[1]) / 2 - reach.above * unit) - stepPx;
  return { left: columns[0] - stepPx, top, width: columns[1] - columns[0] + 2 * stepPx, height };
}

/** The darkest round spot of one eye. */
function spotIn(patch: FacePatch, mesh: FaceMesh, points: EyePoints, black: number): number {
  const [outer, inner] = eyeInPatch(patch, mesh, points);
  const width = Math.round(2 * reach.aside * unitOf(patch));
  const stepPx = Math.round(halfIris * unitOf(patch));
  const from = Math.round((outer[0] + inner[0] - width - 2 * stepPx) / 2) + stepPx;
  return Math.max(...spotsAcross(patch, windowOf(patch, mesh, points, [from, from + width]), black));
}

/**
 * An open eye shows a round spot that is darker than what is on every side of it; a closed one a line, which along itself
 * is as dark everywhere.
 *
 * @returns how dark the spot is over its own light, the mean of both eyes: neither skin tone nor haze is left in it
 */
export function irisSpot(patch: FacePatch, mesh: FaceMesh): number {
  const black = blackOf(patch);
  return (spotIn(patch, mesh, eyePoints.right, black) + spotIn(patch, mesh, eyePoints.left, black)) / 2;
}

/** How far from its middle to its corners an eye is searched, in half widths. */
const searched = 0.8;

/** What of the spots around the darkest one counts for its place: pixels to each side, and more than this share of it. */
const around = { px: 3, share: 0.5 };

/** The darkest round spot across one eye. */
export interface IrisPlace {
  /** From the middle of the eye towards the picture's right, in half widths of the eye. */
  aside: number;
  darkness: number;
}

export function irisPlace(patch: FacePatch, mesh: FaceMesh, points: EyePoints): IrisPlace {
  const [outer, inner] = eyeInPatch(patch, mesh, points);
  const [middle, half] = [(outer[0] + inner[0]) / 2, Math.abs(outer[0] - inner[0]) / 2];
  const columns: [number, number] = [
    Math.floor(middle - searched * half),
    Math.ceil(middle + searched * half),
  ];
  const window = windowOf(patch, mesh, points, columns);
  const spots = spotsAcross(patch, window, 0);
  const darkness = Math.max(...spots);
  const darkest = spots.indexOf(darkness);
  let [weights, moment] = [0, 0];
  for (let column = darkest - around.px; column <= darkest + around.px; column++) {
    const weight = Math.max(0, (spots[column] ?? 0) - around.share * darkness);
    weights += weight;
    moment += weight * column;
  }
  const place = weights > 0 ? moment / weights : darkest;
  return { aside: (window.left + place + 0.5 - middle) / half, darkness };
}
