import type { HeadPoints } from "../face/head";
import type { View } from "../raster/warp";
import type { Point } from "../types";
import type { FrameRule } from "./frame";
import type { SourceArea } from "./source-area";

/**
 * What a correction by hand starts from: everything that the photo could show, and the head on it. Whoever holds it
 * can solve, move and limit the frame with the engine's own functions.
 */
export interface Surround {
  /** The picture of it, on the source. */
  view: View;
  /** As it placed the frame, without the lines that a visitor has laid: those go with each correction. */
  head: HeadPoints;
  hairTop: Point | null;
  rule: FrameRule;
  /** The widest that has to be shown: the print's, or the digital file's where that is of another shape. */
  widthMm: number;
  area: SourceArea;
}
