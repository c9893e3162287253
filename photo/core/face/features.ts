import type { Point } from "../types";
import type { FacePatch } from "./face-patch";
import { fillPolygon } from "./fill-polygon";
import { type FaceMesh, meshPoint } from "./mesh";

/** Edges of the lips from corner to corner, MediaPipe's FACEMESH_LIPS. */
export const lips = {
  upperOuter: [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291],
  upperInner: [78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308],
  lowerInner: [78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308],
  lowerOuter: [61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291],
} as const;

/** Outlines of the features, MediaPipe's FACEMESH_RIGHT_EYE, FACEMESH_LEFT_EYE and the lips' outer edges. */
const outlines = {
  rightEye: [33, 7, 163, 144, 145, 153, 154, 155, 133, 173, 157, 158, 159, 160, 161, 246],
  leftEye: [362, 382, 381, 380, 374, 373, 390, 249, 263, 466, 388, 387, 386, 385, 384, 398],
  mouth: [...lips.upperOuter, ...lips.lowerOuter.slice(1, -1).reverse()],
} as const;

export type Feature = keyof typeof outlines;

export const grey = (pixels: Float32Array, i: number): number =>
  0.299 * pixels[3 * i]! + 0.587 * pixels[3 * i + 1]! + 0.114 * pixels[3 * i + 2]!;

/** Grey levels of RGB, 0..255. */
export function greysOf(pixels: Float32Array): Float32Array {
  const greys = new Float32Array(pixels.length / 3);
  for (let i = 0; i < greys.length; i++) greys[i] = grey(pixels, i);
  return greys;
}

/** Standard deviation of the grey levels (0..255) where the mask is set. */
function deviation({ pixels }: FacePatch, mask: Uint8Array): number {
  let count = 0;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue;
    const value = grey(pixels, i);
    count++;
    sum += value;
    squares += value * value;
  }
  if (count === 0) return 0;
  return Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2));
}

/** How much there is to see on the face at all, in grey levels; it grows with light and with the skin's own lightness. */
export const faceContrast = (patch: FacePatch): number => deviation(patch, patch.inFace);

function meanGrey({ pixels }: FacePatch, mask: Uint8Array): number {
  let count = 0;
  let sum = 0;
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue;
    count++;
    sum += grey(pixels, i);
  }
  return sum / Math.max(1, count);
}

/** How much there is to see of one feature, over the face's mean grey level, so that light and skin tone drop out. */
export function featureContrast(patch: FacePatch, mesh: FaceMesh, feature: Feature): number {
  const corners = outlines[feature].map((index): Point => patch.at(meshPoint(mesh, index)));
  return deviation(patch, fillPolygon(corners, patch.edgePx)) / Math.max(1, meanGrey(patch, patch.inFace));
}
