import type { CropSource } from "../../../../photo/core/crop/crop-source";
import { type HeadLine, lineReachPx, linesAsShares } from "../../../../photo/core/face/guide-lines";
import { fromView } from "../../../../photo/core/raster/warp";
import type { Band, Point } from "../../../../photo/core/types";
import { lineMm, photoView } from "./photo-view";
import { type AdjustmentLimit, adjustOf, type Placement, place } from "./placement";

/** How far a line can be moved, in millimetres. */
export function guideLineBandMm(cropSource: CropSource, at: Placement, line: HeadLine): Band {
  const middle = lineMm(cropSource, at, line, {});
  const reach = lineReachPx(cropSource) * at.frame.mmPerPx;
  return { min: middle - reach, max: middle + reach };
}

/** Less is no movement. */
const stillMm = 0.001;

export interface GuideLineMove {
  /** The frame that follows the line; null where the line stays, or the document's rule has none for such a head. */
  placement: Placement | null;
  stop: AdjustmentLimit | null;
}

/**
 * Moves a guide line of the head to `toMm` in the frame of `from`. The frame follows by the document's rule; a rotation or a
 * sideways shift by hand is kept.
 */
export function moveGuideLine(
  cropSource: CropSource,
  from: Placement,
  line: HeadLine,
  toMm: number,
): GuideLineMove {
  const band = guideLineBandMm(cropSource, from, line);
  const mm = Math.max(band.min, Math.min(band.max, toMm));
  const { sourceWidthPx, sourceHeightPx } = cropSource.area;
  const reached = mm === toMm ? null : "reach";
  if (Math.abs(mm - lineMm(cropSource, from, line)) < stillMm) return { placement: null, stop: reached };
  const onPhoto: Point = [cropSource.rule.widthMm / 2 + from.frame.offsetMm, mm];
  const onSource = fromView(photoView(cropSource, from), onPhoto);
  const moved = linesAsShares({ [line]: onSource }, sourceWidthPx, sourceHeightPx);
  const lines = { ...from.lines, ...moved };
  const { dxMm = 0, rotateDeg = 0 } = adjustOf(from) ?? {};
  const outcome = place(cropSource, { scale: 1, dxMm, dyMm: 0, rotateDeg, lines });
  if (!("missing" in outcome)) return { placement: outcome, stop: reached };
  // No side is missing where the rule's own lengths contradict each other on this head.
  const stop = outcome.missing.length === 0 && cropSource.rule.eyeLineMm ? "eyes" : "source";
  return { placement: null, stop };
}
