import type { Raster } from "../types";
import { addCoverage, type CoverageMap, eyeMiddle, type HeadGeometry, headHeightPx } from "./coverage";
import { type CutOut, refineMatte } from "./refine-matte";
import { type Square, squareBox, viewSquare } from "./square-view";

const modelSidePx = 256;

/** The person model: a 256 x 256 RGB raster in, 65,536 coverages 0..1 out (selfie_segmentation.tflite). */
export type RunPersonMask = (raster256: Raster) => Float32Array | Promise<Float32Array>;

/**
 * Cuts the person out of a working raster (RGB, head and shoulders, 600 to 1000 px high; `face` in its pixels): two looks
 * of the person model, one of them mirrored, fused into one coverage map, then refined.
 */
export async function personMatte(
  image: Raster,
  face: HeadGeometry,
  runPersonMask: RunPersonMask,
): Promise<CutOut> {
  const coarse = await personCoverage(image, face, runPersonMask);
  return refineMatte({ image, coarse, face });
}

/** Sides of the looks: the first spans the working raster, the second is the head alone (in head heights), mirrored. */
export const looks = { headSide: 1.3, headLow: 0.05 };

/** Two looks of the person model, fused on a grid that spans the image. */
export async function personCoverage(
  image: Raster,
  face: HeadGeometry,
  runPersonMask: RunPersonMask,
): Promise<CoverageMap> {
  const sidePx = Math.max(image.widthPx, image.heightPx);
  const whole: Square = { x: (image.widthPx - sidePx) / 2, y: (image.heightPx - sidePx) / 2, sidePx };
  const widthPx = Math.min(modelSidePx, Math.round((modelSidePx * image.widthPx) / sidePx)) * 2;
  const heightPx = Math.min(modelSidePx, Math.round((modelSidePx * image.heightPx) / sidePx)) * 2;
  const count = widthPx * heightPx;
  const grid = { widthPx, heightPx, sum: new Float32Array(count), weight: new Float32Array(count) };
  addCoverage(await look(image, whole, false, runPersonMask), image, grid, 1);
  addCoverage(await look(image, headSquare(image, face), true, runPersonMask), image, grid, 1);
  for (let i = 0; i < count; i++) grid.sum[i] = grid.sum[i]! / Math.max(1e-6, grid.weight[i]!);
  const place = { x: 0, y: 0, width: image.widthPx, height: image.heightPx };
  return { widthPx, heightPx, coverage: grid.sum, place };
}

/** The head alone, pushed back inside the image where it can be. */
function headSquare(image: Raster, face: HeadGeometry): Square {
  const headPx = headHeightPx(face);
  const sidePx = Math.min(looks.headSide * headPx, image.widthPx, image.heightPx);
  const [eyeX, eyeY] = eyeMiddle(face);
  const within = (centre: number, limitPx: number) =>
    Math.max(0, Math.min(limitPx - sidePx, centre - sidePx / 2));
  return { x: within(eyeX, image.widthPx), y: within(eyeY + looks.headLow * headPx, image.heightPx), sidePx };
}

async function look(
  image: Raster,
  square: Square,
  isMirrored: boolean,
  run: RunPersonMask,
): Promise<CoverageMap> {
  const view = viewSquare(image, square, modelSidePx);
  const seen = isMirrored ? mirror(await run({ ...view, pixels: mirror(view.pixels, 3) })) : await run(view);
  return { widthPx: modelSidePx, heightPx: modelSidePx, coverage: seen, place: squareBox(square) };
}

function mirror<T extends Uint8Array | Float32Array>(values: T, channels = 1): T {
  const out = values.slice() as T;
  const row = modelSidePx * channels;
  for (let at = 0; at < values.length; at += row)
    for (let x = 0; x < modelSidePx; x++)
      for (let c = 0; c < channels; c++)
        out[at + x * channels + c] = values[at + (modelSidePx - 1 - x) * channels + c]!;
  return out;
}
