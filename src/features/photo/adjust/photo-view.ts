import type { AdjustableSource } from "../../../../photo/core/crop/adjustable-source";
import { frameView } from "../../../../photo/core/crop/frame";
import { foundAt, type HeadLine } from "../../../../photo/core/face/guide-lines";
import { toView, type View } from "../../../../photo/core/raster/warp";
import type { HeadLines } from "../../../../photo/core/types";
import { headWith, type Placement } from "./placement";

/** The photo's frame on the source, with `unitsPerMm` units to the millimetre. */
export function photoView({ rule }: AdjustableSource, { frame, axis }: Placement, unitsPerMm = 1): View {
  const { widthMm, heightMm } = rule;
  return frameView(frame, axis, heightMm, {
    widthPx: widthMm * unitsPerMm,
    heightPx: heightMm * unitsPerMm,
  });
}

/** Where a line of the head lies in the frame of a placement, in mm below the frame's upper edge. */
export function lineMm(
  surround: AdjustableSource,
  at: Placement,
  line: HeadLine,
  lines: HeadLines = at.lines,
): number {
  return toView(photoView(surround, at), foundAt(line, headWith(surround, lines), surround.rule))[1];
}
