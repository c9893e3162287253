import type { Matte, Raster } from "../types";
import type { CoverageMap, HeadGeometry } from "./coverage";

/** The person without the old background: compose as alpha * foreground + (1 - alpha) * new background, in linear light. */
export interface CutOut {
  alpha: Matte;
  /** RGB; where alpha is 0 the colour of the nearest piece of person, so that resizing never pulls the old background in. */
  foreground: Raster;
}

export interface RefineRequest {
  /** RGB at working resolution: head and shoulders, 600 to 1000 px high. */
  image: Raster;
  coarse: CoverageMap;
  face: HeadGeometry;
}
