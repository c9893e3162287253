import type { Matte, Point, Raster } from "../types";
import { weighColours } from "./colour-evidence";
import { sampleColours } from "./colour-sampling";
import { type CoverageMap, coverageOnGrid, eyeMiddle, type HeadGeometry, headHeightPx } from "./coverage";
import { type CutDoubt, cutDoubt } from "./cut-doubt";
import { dropIslands } from "./drop-islands";
import { foregroundRaster } from "./foreground-raster";
import { enlargeAlpha } from "./local-linear";
import { type Picture, pictureOf } from "./picture";
import { skinShare } from "./skin-share";
import { solveAlpha } from "./solve-alpha";
import { makeTrimap } from "./trimap";

/**
 * The person without the old background. The matte is a share of sRGB samples; `composeOn` converts it to a share of
 * linear light.
 */
export interface CutOut {
  matte: Matte;
  /** RGB; where alpha is 0 the nearest colour of the person, so that resizing never mixes in the old background. */
  foreground: Raster;
  /** Null if nothing was measured (another segmenter's alpha is used as it is). */
  doubt: CutDoubt | null;
}

export interface RefineRequest {
  /** RGB at working resolution: head and shoulders, 600 to 1000 px high. */
  image: Raster;
  coarse: CoverageMap;
  face: HeadGeometry;
}

export const refining = {
  /** Head height at which alpha is solved; more takes quadratic time without a measurable gain. */
  headPx: 200,
  /** Maximum distance from the person, in head heights, of unconnected parts that are kept. */
  islandNear: 0.05,
};

/**
 * Refines a rough coverage map to alpha at the image's resolution, and estimates the person's colours. Alpha is
 * solved on a smaller picture and upsampled along the image's colours, so the cost does not grow with the image.
 */
export function refineMatte({ image, coarse, face }: RefineRequest): CutOut {
  const scale = Math.min(1, refining.headPx / headHeightPx(face));
  const whole = { x: 0, y: 0, width: image.widthPx, height: image.heightPx };
  const small = pictureOf(
    image,
    whole,
    Math.round(image.widthPx * scale),
    Math.round(image.heightPx * scale),
  );
  const headPx = headHeightPx(face) * scale;
  const mask = coverageOnGrid(coarse, image, small.widthPx, small.heightPx);
  const coverage = weighColours(small, mask, headPx);
  const smallFace = scaleFace(face, scale);
  const skin = skinShare(small, coverage, smallFace, headPx);
  const size = { widthPx: small.widthPx, heightPx: small.heightPx };
  const trimap = makeTrimap({ ...size, values: coverage }, skin, { headPx, chinRow: smallFace.chin[1] });
  const overlap = sampleColours(small, trimap, headPx);
  const solved = solveAlpha(small, trimap);
  dropIslands({ ...size, values: solved }, faceCell(smallFace, small), refining.islandNear * headPx);
  const alpha = enlargeAlpha(small, solved, { ...image, samples: image.pixels, white: 255 });
  return {
    matte: { widthPx: image.widthPx, heightPx: image.heightPx, alpha: toBytes(alpha) },
    foreground: foregroundRaster(image, alpha, small, solved),
    doubt: cutDoubt(solved, mask, overlap, {
      widthPx: small.widthPx,
      headPx,
      chin: [eyeMiddle(smallFace)[0], smallFace.chin[1]],
    }),
  };
}

function scaleFace(face: HeadGeometry, scale: number): HeadGeometry {
  const scaled = ([x, y]: Point): Point => [x * scale, y * scale];
  const { box } = face;
  return {
    box: { x: box.x * scale, y: box.y * scale, width: box.width * scale, height: box.height * scale },
    leftEye: scaled(face.leftEye),
    rightEye: scaled(face.rightEye),
    chin: scaled(face.chin),
  };
}

/** Index of the cell between the eyes. */
function faceCell(face: HeadGeometry, { widthPx, heightPx }: Picture): number {
  const [x, y] = eyeMiddle(face);
  const within = (value: number, limitPx: number) => Math.min(limitPx - 1, Math.max(0, Math.round(value)));
  return within(y, heightPx) * widthPx + within(x, widthPx);
}

function toBytes(alpha: Float32Array): Uint8Array {
  const bytes = new Uint8Array(alpha.length);
  for (let i = 0; i < alpha.length; i++) bytes[i] = alpha[i]! * 255 + 0.5;
  return bytes;
}
