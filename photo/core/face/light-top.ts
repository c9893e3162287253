import { labOfRgb, type Rgb } from "../raster/colour";
import { toView, type View } from "../raster/warp";
import type { Matte, Raster } from "../types";
import { range } from "./forehead";
import type { HeadPoints } from "./head";

/** The top of a head compared with what is below it, in L*: medians over adjacent columns. */
export interface LightTop {
  /** How much lighter it is than the darkest band between it and the eyes. */
  rise: number;
  /** Standard deviation down the top of a column. */
  uneven: number;
}

/** Heights above the eyes in eye distances; the outermost rim is mixed with background. */
const heights = {
  half: 0.5,
  step: 0.05,
  eyesUp: 0.5,
  bandFrom: 0.8,
  band: 0.1,
  rim: 0.1,
  top: 0.2,
  between: 0.15,
};

/** Below this alpha there is no person. */
const person = 200;

/** Minimum number of columns (of 21) with a visible head above the eyes. */
const columnsMin = 12;

/** Searches for a light layer above a dark one inside the cut-out; null if too little of the head is visible. */
export function lightTop(image: Raster, matte: Matte, view: View, head: HeadPoints): LightTop | null {
  const unit = head.interpupillaryPx * view.scale;
  const [eyeX, eyeY] = toView(view, head.eyeMiddle);
  const { widthPx, alpha } = matte;
  const halfPx = Math.max(1, Math.round(0.02 * unit));
  const rises: number[] = [];
  const deviations: number[] = [];
  for (const aside of range(-heights.half, heights.half, heights.step)) {
    const column = Math.round(eyeX + aside * unit);
    if (column < halfPx || column >= widthPx - halfPx) continue;
    let row = Math.round(eyeY - heights.eyesUp * unit);
    if (row < 0 || row >= matte.heightPx) continue;
    while (row > 0 && alpha[row * widthPx + column]! >= person) row--;
    const topUp = (eyeY - row) / unit;
    const lastBand = topUp - heights.rim - heights.top - heights.between;
    if (lastBand < heights.bandFrom + heights.band) continue;
    const light = lightness(image, { column, halfPx }, row, Math.round(eyeY - heights.bandFrom * unit));
    const mean = (fromUp: number, toUp: number) => {
      const part = light.subarray(Math.max(0, (topUp - toUp) * unit), Math.max(1, (topUp - fromUp) * unit));
      const middle = part.reduce((sum, value) => sum + value, 0) / part.length;
      const variance = part.reduce((sum, value) => sum + (value - middle) ** 2, 0) / part.length;
      return { middle, deviation: Math.sqrt(variance) };
    };
    const top = mean(topUp - heights.rim - heights.top, topUp - heights.rim);
    const bands = range(heights.bandFrom, lastBand, 0.03).map((up) => mean(up, up + heights.band).middle);
    rises.push(top.middle - Math.min(...bands));
    deviations.push(top.deviation);
  }
  if (rises.length < columnsMin) return null;
  const middleOf = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1]!;
  return { rise: middleOf(rises), uneven: middleOf(deviations) };
}

/** L* along a column of a few pixels width. */
function lightness(
  { widthPx, pixels }: Raster,
  { column, halfPx }: { column: number; halfPx: number },
  from: number,
  to: number,
): Float32Array {
  const light = new Float32Array(Math.max(1, to - from));
  for (let row = 0; row < light.length; row++) {
    const sum: Rgb = [0, 0, 0];
    for (let x = column - halfPx; x <= column + halfPx; x++)
      for (let c = 0; c < 3; c++) sum[c]! += pixels[3 * ((from + row) * widthPx + x) + c]!;
    light[row] = labOfRgb(sum.map((value) => Math.round(value / (2 * halfPx + 1))) as Rgb)[0];
  }
  return light;
}
