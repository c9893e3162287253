import type { Matte } from "../types";
import type { Plane } from "./plane";

/**
 * Errors of an alpha relative to the true one, in the measures of the matting literature (Rhemann et al., CVPR 2009).
 */
export interface MatteError {
  /** Sum of absolute differences of alpha (0..1), in thousands of pixels. */
  sadThousand: number;
  /** Mean squared difference over the frame. */
  mse: number;
  /** Sum of squared differences of the alpha's Gaussian gradients (sigma 1.4), in thousands. */
  gradientThousand: number;
  /** Mean absolute difference over the frame, percent. */
  framePercent: number;
  /** The same where 0 < true alpha < 1. */
  bandPercent: number;
  /** The same in that band's hairy part: where the band is at least 5 px wide in both directions. Null when there is none. */
  hairPercent: number | null;
}

/** Compares a matte with the true one of the same size. Throws when the sizes differ. */
export function matteError(found: Matte, truth: Matte): MatteError {
  if (found.widthPx !== truth.widthPx || found.heightPx !== truth.heightPx)
    throw new Error("matteError: the two mattes differ in size");
  const count = truth.alpha.length;
  const band = new Uint8Array(count);
  for (let i = 0; i < count; i++) band[i] = truth.alpha[i]! > 0 && truth.alpha[i]! < 255 ? 1 : 0;
  const hair = openSquare(band, truth.widthPx, truth.heightPx, 2);
  let sum = 0;
  let squares = 0;
  let bandSum = 0;
  let bandCount = 0;
  let hairSum = 0;
  let hairCount = 0;
  for (let i = 0; i < count; i++) {
    const difference = Math.abs(found.alpha[i]! - truth.alpha[i]!) / 255;
    sum += difference;
    squares += difference * difference;
    if (band[i]) {
      bandSum += difference;
      bandCount++;
    }
    if (hair[i]) {
      hairSum += difference;
      hairCount++;
    }
  }
  return {
    sadThousand: sum / 1000,
    mse: squares / count,
    gradientThousand: gradientError(found, truth) / 1000,
    framePercent: (100 * sum) / count,
    bandPercent: bandCount === 0 ? 0 : (100 * bandSum) / bandCount,
    hairPercent: hairCount === 0 ? null : (100 * hairSum) / hairCount,
  };
}

function gradientError(found: Matte, truth: Matte): number {
  const { widthPx, heightPx } = truth;
  const ours = gaussianGradient(found);
  const theirs = gaussianGradient(truth);
  let sum = 0;
  for (let i = 0; i < widthPx * heightPx; i++) {
    const difference = ours[i]! - theirs[i]!;
    sum += difference * difference;
  }
  return sum;
}

/** Magnitude of the gradient by first-order Gaussian derivatives, as in the benchmark's script. */
function gaussianGradient(matte: Matte): Float32Array {
  const sigma = 1.4;
  const radius = 4;
  const smooth: number[] = [];
  const slope: number[] = [];
  for (let k = -radius; k <= radius; k++) {
    const g = Math.exp(-(k * k) / (2 * sigma * sigma)) / (sigma * Math.sqrt(2 * Math.PI));
    smooth.push(g);
    slope.push((-k * g) / (sigma * sigma));
  }
  const scaled = Float32Array.from(matte.alpha, (a) => a / 255);
  const across = (values: Float32Array, kernel: number[], isVertical: boolean) =>
    convolve({ ...matte, values }, kernel, isVertical);
  const dx = across(across(scaled, slope, false), smooth, true);
  const dy = across(across(scaled, smooth, false), slope, true);
  return dx.map((value, i) => Math.hypot(value, dy[i]!));
}

function convolve(plane: Plane, kernel: number[], isVertical: boolean) {
  const { widthPx: width, heightPx: height, values: from } = plane;
  const radius = (kernel.length - 1) / 2;
  const out = new Float32Array(from.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let k = -radius; k <= radius; k++) {
        const sx = isVertical ? x : Math.min(width - 1, Math.max(0, x + k));
        const sy = isVertical ? Math.min(height - 1, Math.max(0, y + k)) : y;
        sum += kernel[k + radius]! * from[sy * width + sx]!;
      }
      out[y * width + x] = sum;
    }
  }
  return out;
}

/**
 * Morphological opening with a square of 2 r + 1 pixels: what remains is wide enough to be hair, not a sharp edge.
 */
function openSquare(mask: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  const inverse = mask.map((value) => 1 - value);
  const eroded = growSquare(inverse, width, height, radius).map((value) => 1 - value);
  return growSquare(eroded, width, height, radius);
}

function growSquare(mask: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  const rows = new Uint8Array(mask.length);
  const out = new Uint8Array(mask.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let k = Math.max(0, x - radius); k <= Math.min(width - 1, x + radius); k++)
        if (mask[y * width + k]) rows[y * width + x] = 1;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let k = Math.max(0, y - radius); k <= Math.min(height - 1, y + radius); k++)
        if (rows[k * width + x]) out[y * width + x] = 1;
  return out;
}
