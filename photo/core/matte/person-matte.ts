import type { Raster } from "../types";
import type { CoverageMap, HeadGeometry } from "./coverage";
import { type CutOut, refineMatte } from "./refine-matte";
import { type Square, squareBox, viewSquare } from "./square-view";
import { coverageOnGrid } from "./trimap";

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

/** The fused looks at a quarter of the image's area, spanning it exactly. */
export async function personCoverage(
  image: Raster,
  _face: HeadGeometry,
  runPersonMask: RunPersonMask,
): Promise<CoverageMap> {
  const sidePx = Math.max(image.widthPx, image.heightPx);
  const square: Square = { x: (image.widthPx - sidePx) / 2, y: (image.heightPx - sidePx) / 2, sidePx };
  const view = viewSquare(image, square, modelSidePx);
  const seen = Float32Array.from(await runPersonMask(view));
  const mirrored = mirror(await runPersonMask({ ...view, pixels: mirror(view.pixels, 3) }));
  for (let i = 0; i < seen.length; i++) seen[i] = (seen[i]! + mirrored[i]!) / 2;
  const map = { widthPx: modelSidePx, heightPx: modelSidePx, coverage: seen, place: squareBox(square) };
  const widthPx = (image.widthPx + 1) >> 1;
  const heightPx = (image.heightPx + 1) >> 1;
  return {
    widthPx,
    heightPx,
    coverage: coverageOnGrid(map, image.widthPx, image.heightPx, widthPx, heightPx),
    place: { x: 0, y: 0, width: image.widthPx, height: image.heightPx },
  };
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
