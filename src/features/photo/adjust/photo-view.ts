import type { CropSource } from "../../../../photo/core/crop/crop-source";
import { frameView } from "../../../../photo/core/crop/frame";
import { foundAt, type HeadLine } from "../../../../photo/core/face/guide-lines";
import { toView, type View } from "../../../../photo/core/raster/warp";
import type { HeadLines } from "../../../../photo/core/types";
import { headWith, type Placement } from "./placement";

/** The photo's frame on the source, with `unitsPerMm` units per millimetre. */
export function photoView({ rule }: CropSource, { frame, axis }: Placement, unitsPerMm = 1): View {
  const { widthMm, heightMm } = rule;
  return frameView(frame, axis, heightMm, {
    widthPx: widthMm * unitsPerMm,
    heightPx: heightMm * unitsPerMm,
  });
}

/** Position of a guide line in a placement, in mm below the frame's upper edge. */
export function lineMm(
  cropSource: CropSource,
  at: Placement,
  line: HeadLine,
  lines: HeadLines = at.lines,
): number {
  return toView(photoView(cropSource, at), foundAt(line, headWith(cropSource, lines), cropSource.rule))[1];
}
