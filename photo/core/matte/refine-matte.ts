import type { Matte, Raster } from "../types";
import { problemMarginPx, solveClosedForm } from "./closed-form";
import type { CoverageMap, HeadGeometry } from "./coverage";
import { foregroundColours } from "./foreground-colours";
import { enlargeAlpha, type Picture } from "./local-linear";
import { coverageOnGrid, headHeightPx, makeTrimap } from "./trimap";

/** The person without the old background: compose as alpha * foreground + (1 - alpha) * new background, in linear light. */
export interface CutOut {
  alpha: Matte;
  /** RGB; where alpha is 0 the colour of the nearest piece of person, so that resizing never pulls the old background in. */
  foreground: Raster;
}

export interface RefineRequest {
  /** RGB at working resolution: head and shoulders, 600 to 1000 px high. */
  image: Raster;
  coarse: CoverageMap;
  face: HeadGeometry;
}

/**
 * Turns a rough coverage map into alpha at the image's own resolution, and finds the person's own colours. Alpha is
 * solved at half the resolution and carried up along the image's own colours: a quarter of the time, same error.
 */
export function refineMatte({ image, coarse, face }: RefineRequest): CutOut {
  const half = halvePicture(image);
  const coverage = coverageOnGrid(coarse, image.widthPx, image.heightPx, half.widthPx, half.heightPx);
  const { alpha, unknown } = makeTrimap(coverage, half.widthPx, half.heightPx, headHeightPx(face) / 2);
  const solved = solveOnPadded(half, alpha, unknown);
  const full = enlargeAlpha(half, solved, image);
  return {
    alpha: { widthPx: image.widthPx, heightPx: image.heightPx, alpha: toBytes(full) },
    foreground: foregroundRaster(image, full, half, solved),
  };
}

function toBytes(alpha: Float32Array): Uint8Array {
  const bytes = new Uint8Array(alpha.length);
  for (let i = 0; i < alpha.length; i++) bytes[i] = Math.round(alpha[i]! * 255);
  return bytes;
}

function halvePicture(image: Raster): Picture {
  const { widthPx, heightPx, channels, pixels } = image;
  const width = (widthPx + 1) >> 1;
  const height = (heightPx + 1) >> 1;
  const rgb = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const top = 2 * y * widthPx;
    const bottom = Math.min(2 * y + 1, heightPx - 1) * widthPx;
    for (let x = 0; x < width; x++) {
      const left = 2 * x;
      const right = Math.min(2 * x + 1, widthPx - 1);
      for (let c = 0; c < 3; c++)
        rgb[(y * width + x) * 3 + c] =
          (pixels[(top + left) * channels + c]! +
            pixels[(top + right) * channels + c]! +
            pixels[(bottom + left) * channels + c]! +
            pixels[(bottom + right) * channels + c]!) /
          1020;
    }
  }
  return { widthPx: width, heightPx: height, rgb };
}

function solveOnPadded(picture: Picture, alpha: Float32Array, unknown: Uint8Array): Float32Array {
  const m = problemMarginPx;
  const width = picture.widthPx + 2 * m;
  const height = picture.heightPx + 2 * m;
  const count = width * height;
  const problem = {
    widthPx: width,
    heightPx: height,
    rgb: new Float32Array(count * 3),
    alpha: new Float32Array(count),
    unknown: new Uint8Array(count),
    belief: new Float32Array(count),
    trust: new Float32Array(count),
  };
  for (let y = 0; y < picture.heightPx; y++) {
    const from = y * picture.widthPx;
    const to = (y + m) * width + m;
    problem.rgb.set(picture.rgb.subarray(from * 3, (from + picture.widthPx) * 3), to * 3);
    problem.alpha.set(alpha.subarray(from, from + picture.widthPx), to);
    problem.unknown.set(unknown.subarray(from, from + picture.widthPx), to);
  }
  solveClosedForm(problem, 60, 1e-2);
  const solved = new Float32Array(picture.widthPx * picture.heightPx);
  for (let y = 0; y < picture.heightPx; y++) {
    const from = (y + m) * width + m;
    for (let x = 0; x < picture.widthPx; x++)
      solved[y * picture.widthPx + x] = Math.min(1, Math.max(0, problem.alpha[from + x]!));
  }
  return solved;
}

/** Colours are found at half the resolution, then corrected so that the full picture's own detail is kept. */
function foregroundRaster(
  image: Raster,
  alpha: Float32Array,
  half: Picture,
  halfAlpha: Float32Array,
): Raster {
  const { widthPx, heightPx, channels, pixels } = image;
  const { person, background } = foregroundColours(half.widthPx, half.heightPx, half.rgb, halfAlpha);
  const out = new Uint8Array(widthPx * heightPx * 3);
  const w = half.widthPx;
  for (let y = 0; y < heightPx; y++) {
    const v = Math.min(half.heightPx - 1, Math.max(0, (y - 0.5) / 2));
    const y0 = Math.min(half.heightPx - 2, Math.floor(v));
    const fy = v - y0;
    for (let x = 0; x < widthPx; x++) {
      const i = y * widthPx + x;
      const a = alpha[i]!;
      if (a >= 1) {
        for (let c = 0; c < 3; c++) out[i * 3 + c] = pixels[i * channels + c]!;
        continue;
      }
      const u = Math.min(w - 1, Math.max(0, (x - 0.5) / 2));
      const x0 = Math.min(w - 2, Math.floor(u));
      const fx = u - x0;
      const j = (y0 * w + x0) * 3;
      for (let c = 0; c < 3; c++) {
        const between = (values: Float32Array) =>
          (values[j + c]! * (1 - fx) + values[j + 3 + c]! * fx) * (1 - fy) +
          (values[j + w * 3 + c]! * (1 - fx) + values[j + w * 3 + 3 + c]! * fx) * fy;
        const f = between(person);
        const b = between(background);
        const miss = pixels[i * channels + c]! / 255 - a * f - (1 - a) * b;
        const corrected = f + (a * miss) / (a * a + (1 - a) * (1 - a));
        out[i * 3 + c] = Math.round(255 * Math.min(1, Math.max(0, corrected)));
      }
    }
  }
  return { widthPx, heightPx, channels: 3, pixels: out };
}
