import type { HeadPoints } from "../../face/head";
import { toView, type View } from "../../raster/warp";
import { thresholds } from "../../thresholds";
import type { Check, Matte } from "../../types";
import { judge, notChecked } from "../judge";

/** Columns in which shoulders are looked for, in heights of the head from the face axis: beyond the jaw, before the arms. */
const asideInHeads = 0.55;

/** Person at this height below the chin is hair, not a shoulder (share of the head). */
const belowChinInHeads = 0.02;

/**
 * Slope of the line over both shoulders in the upload (the view is turned by the head's own lean, which is taken back).
 * Not checked where hair, scarf or the picture's border hides a shoulder.
 */
export function checkShoulders(matte: Matte, view: View, head: HeadPoints): Check {
  const chin = toView(view, head.chin);
  const crown = toView(view, head.crown);
  const headPx = chin[1] - crown[1];
  const from = Math.round(chin[1] + belowChinInHeads * headPx);
  const shoulderRow = (side: -1 | 1): number | null => {
    const column = Math.round(chin[0] + side * asideInHeads * headPx);
    if (column < 0 || column >= matte.widthPx) return null;
    const isPerson = (row: number): boolean => matte.alpha[row * matte.widthPx + column]! >= 128;
    if (from >= matte.heightPx || isPerson(from)) return null;
    for (let row = from; row < matte.heightPx; row++) if (isPerson(row)) return row;
    return null;
  };
  const right = shoulderRow(-1);
  const left = shoulderRow(1);
  if (right === null || left === null) return notChecked("shoulders", "shouldersSlanted");
  const slope = (Math.atan2(left - right, 2 * asideInHeads * headPx) * 180) / Math.PI;
  const inUpload = slope + (view.angle * 180) / Math.PI;
  return judge("shoulders", "shouldersSlanted", inUpload, thresholds.shouldersDeg);
}
