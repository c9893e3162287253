import type { Box, Face } from "../types";

/** Where the head is, in pixels of the raster that is to be matted. A `Face` moved to that raster fits. */
export type HeadGeometry = Pick<Face, "box" | "leftEye" | "rightEye" | "chin">;

/** A model's rough answer: 0 (background) to 1 (person) per cell, laid over `place` in pixels of the image (may hang over its edges). */
export interface CoverageMap {
  widthPx: number;
  heightPx: number;
  coverage: Float32Array;
  place: Box;
}
