import { lumaAt } from "../raster/colour";
import type { Point } from "../types";
import type { FacePatch } from "./face-patch";
import { fillPolygon } from "./fill-polygon";
import { outlines } from "./landmarks";
import { type FaceMesh, meshPoint } from "./mesh";

export type Feature = keyof typeof outlines;

/** Grey levels of RGB, 0..255. */
export function greysOf(pixels: Float32Array): Float32Array {
  const greys = new Float32Array(pixels.length / 3);
  for (let i = 0; i < greys.length; i++) greys[i] = lumaAt(pixels, i);
  return greys;
}

/** Standard deviation of the grey levels (0..255) where the mask is set. */
function deviation({ pixels }: FacePatch, mask: Uint8Array): number {
  let count = 0;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue;
    const value = lumaAt(pixels, i);
    count++;
    sum += value;
    squares += value * value;
  }
  if (count === 0) return 0;
  return Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2));
}

/** Contrast of the whole face in grey levels; it increases with light and with the lightness of the skin. */
export const faceContrast = (patch: FacePatch): number => deviation(patch, patch.inFace);

function meanGrey({ pixels }: FacePatch, mask: Uint8Array): number {
  let count = 0;
  let sum = 0;
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue;
    count++;
    sum += lumaAt(pixels, i);
  }
  return sum / Math.max(1, count);
}

/** Contrast of one feature relative to the face's mean grey level, which removes light and skin tone. */
export function featureContrast(patch: FacePatch, mesh: FaceMesh, feature: Feature): number {
  const corners = outlines[feature].map((index): Point => patch.at(meshPoint(mesh, index)));
  return deviation(patch, fillPolygon(corners, patch.edgePx)) / Math.max(1, meanGrey(patch, patch.inFace));
}
