import type { Adjust } from "../../../../contract/card";
import { adjustBounds } from "../../../../contract/limits";

export const noAdjust: Adjust = { scale: 1, dxMm: 0, dyMm: 0, rotateDeg: 0 };

/**
 * The correction of the crop after one more movement: `scale` multiplies, everything else adds; kept within
 * the bounds. Null when nothing is corrected any more.
 */
export function cropAdjust(adjust: Adjust | null, move: Partial<Adjust>): Adjust | null {
  const from = adjust ?? noAdjust;
  const moved: Adjust = {
    scale: within("scale", from.scale * (move.scale ?? 1)),
    dxMm: within("dxMm", from.dxMm + (move.dxMm ?? 0)),
    dyMm: within("dyMm", from.dyMm + (move.dyMm ?? 0)),
    rotateDeg: within("rotateDeg", from.rotateDeg + (move.rotateDeg ?? 0)),
  };
  const isNothing = (Object.keys(noAdjust) as (keyof Adjust)[]).every((key) => moved[key] === noAdjust[key]);
  return isNothing ? null : moved;
}

/** Three decimals: finer than any print, and free of the crumbs of adding 0.1. */
function within(key: keyof Adjust, value: number): number {
  const { min, max } = adjustBounds[key];
  return Math.round(Math.min(max, Math.max(min, value)) * 1000) / 1000;
}
