import type { HeadPoints } from "../face/head";
import type { View } from "../raster/warp";
import type { Point } from "../types";
import type { FrameRule } from "./frame";
import { boundsOf, type SourceArea } from "./source-area";
import type { CropProblem } from "./source-bounds";

/**
 * The starting point of a manual correction: everything that the photo can show, and the head on it. With it, the
 * engine's functions can solve, move and limit the frame.
 */
export interface CropSource {
  /** Its picture, on the source. */
  view: View;
  /** As the frame was placed, without lines moved by the visitor: each correction brings its own. */
  head: HeadPoints;
  hairTop: Point | null;
  rule: FrameRule;
  /** The width to show: that of the print, or of the digital file at the print's height if that is wider. */
  widthMm: number;
  area: SourceArea;
}

export const cropProblem = ({ rule, widthMm, area }: CropSource): CropProblem => ({
  rule,
  widthMm,
  bounds: boundsOf(area),
});
