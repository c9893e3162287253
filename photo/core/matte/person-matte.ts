import type { Raster } from "../types";
import type { HeadGeometry } from "./coverage";
import type { CutOut } from "./refine-matte";

/** The person model: a 256 x 256 RGB raster in, 65,536 coverages 0..1 out (selfie_segmentation.tflite). */
export type RunPersonMask = (raster256: Raster) => Float32Array | Promise<Float32Array>;

/** `personMatte(image, face, runPersonMask)`: the looks, the trimap and the refinement in one call. */
export type PersonMatte = (
  image: Raster,
  face: HeadGeometry,
  runPersonMask: RunPersonMask,
) => Promise<CutOut>;
