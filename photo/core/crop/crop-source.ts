import type { HeadPoints } from "../face/head";
import type { View } from "../raster/warp";
import type { Point } from "../types";
import type { FrameRule } from "./frame";
import { boundsOf, type SourceArea } from "./source-area";
import type { CropProblem } from "./source-bounds";

/**
 * What a correction by hand starts from: everything that the photo could show, and the head on it. Whoever holds it
 * can solve, move and limit the frame with the engine's own functions.
 */
export interface CropSource {
  /** The picture of it, on the source. */
  view: View;
  /** As it placed the frame, without the lines that a visitor has set: those go with each correction. */
  head: HeadPoints;
  hairTop: Point | null;
  rule: FrameRule;
  /** The widest that has to be shown: the print's, or the digital file's where that is of another shape. */
  widthMm: number;
  area: SourceArea;
}

export const cropProblem = ({ rule, widthMm, area }: CropSource): CropProblem => ({
  rule,
  widthMm,
  bounds: boundsOf(area),
});
