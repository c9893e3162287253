import type { CropAdjustment } from "../../../../contract/card";
import { adjustBounds } from "../../../../contract/limits";

export const noAdjustment: CropAdjustment = { scale: 1, dxMm: 0, dyMm: 0, rotateDeg: 0 };

/**
 * The correction of the crop after one more movement: `scale` multiplies, everything else adds; kept within
 * the bounds. Null when nothing is corrected any more.
 */
export function cropAdjust(
  adjust: CropAdjustment | null,
  move: Partial<CropAdjustment>,
): CropAdjustment | null {
  const from = adjust ?? noAdjustment;
  const moved: CropAdjustment = {
    scale: within("scale", from.scale * (move.scale ?? 1)),
    dxMm: within("dxMm", from.dxMm + (move.dxMm ?? 0)),
    dyMm: within("dyMm", from.dyMm + (move.dyMm ?? 0)),
    rotateDeg: within("rotateDeg", from.rotateDeg + (move.rotateDeg ?? 0)),
  };
  const isNothing = (Object.keys(noAdjustment) as (keyof CropAdjustment)[]).every(
    (key) => moved[key] === noAdjustment[key],
  );
  return isNothing ? null : moved;
}

/** Three decimals: finer than any print, and free of the crumbs of adding 0.1. */
function within(key: keyof CropAdjustment, value: number): number {
  const { min, max } = adjustBounds[key];
  return Math.round(Math.min(max, Math.max(min, value)) * 1000) / 1000;
}
