import type { CropSource } from "../../../../photo/core/crop/crop-source";
import { type HeadLine, lineReachPx, linesAsShares } from "../../../../photo/core/face/guide-lines";
import { fromView } from "../../../../photo/core/raster/warp";
import type { Band, Point } from "../../../../photo/core/types";
import { lineMm, photoView } from "./photo-view";
import { type AdjustmentLimit, adjustOf, type Placement, place, sourceLimit } from "./placement";

/** The range in which a line can be moved, in millimetres. */
export function guideLineBandMm(cropSource: CropSource, at: Placement, line: HeadLine): Band {
  const middle = lineMm(cropSource, at, line, {});
  const reach = lineReachPx(cropSource) * at.frame.mmPerPx;
  return { min: middle - reach, max: middle + reach };
}

/** Smaller changes are ignored. */
const stillMm = 0.001;

export interface GuideLineMove {
  /**
   * The frame for the moved line; null if the line did not move or there is no frame at all.
   */
  placement: Placement | null;
  stop: AdjustmentLimit | null;
}

/**
 * Moves a guide line of the head to `toMm` in the frame of `from` and solves the frame again; a line that no frame can
 * follow only measures. A manual rotation and sideways shift are kept.
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
  return "missing" in outcome
    ? { placement: null, stop: sourceLimit(outcome.missing) }
    : { placement: outcome, stop: reached };
}
