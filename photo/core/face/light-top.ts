import { labOfRgb, type Rgb } from "../raster/colour";
import { toView, type View } from "../raster/warp";
import type { Matte, Raster } from "../types";
import { range } from "./forehead";
import type { HeadPoints } from "./head";

/** The top of a head against what is below it, L*: middle values over columns beside each other. */
export interface LightTop {
  /** How much lighter it is than the darkest band between it and the eyes. */
  rise: number;
  /** Deviation from the top down. */
  uneven: number;
}

/** Heights above the eyes in their distances; the outermost rim is half background. */
const seen = {
  half: 0.5,
  step: 0.05,
  eyesUp: 0.5,
  bandFrom: 0.8,
  band: 0.1,
  rim: 0.1,
  top: 0.2,
  between: 0.15,
};

/** No person where alpha is less. */
const person = 200;

/** Columns that must show that much head above the eyes: of 21. */
const columnsMin = 12;

/** Looks for a light layer over a dark one inside the cut-out; null where too little of the head is seen. */
export function lightTop(image: Raster, matte: Matte, view: View, head: HeadPoints): LightTop | null {
  const unit = head.interpupillaryPx * view.scale;
  const [eyeX, eyeY] = toView(view, head.eyeMiddle);
  const { widthPx, alpha } = matte;
  const halfPx = Math.max(1, Math.round(0.02 * unit));
  const rises: number[] = [];
  const deviations: number[] = [];
  for (const aside of range(-seen.half, seen.half, seen.step)) {
    const column = Math.round(eyeX + aside * unit);
    if (column < halfPx || column >= widthPx - halfPx) continue;
    let row = Math.round(eyeY - seen.eyesUp * unit);
    if (row < 0 || row >= matte.heightPx) continue;
    while (row > 0 && alpha[row * widthPx + column]! >= person) row--;
    const topUp = (eyeY - row) / unit;
    const lastBand = topUp - seen.rim - seen.top - seen.between;
    if (lastBand < seen.bandFrom + seen.band) continue;
    const light = lightness(image, { column, halfPx }, row, Math.round(eyeY - seen.bandFrom * unit));
    const mean = (fromUp: number, toUp: number) => {
      const part = light.subarray(Math.max(0, (topUp - toUp) * unit), Math.max(1, (topUp - fromUp) * unit));
      const middle = part.reduce((sum, value) => sum + value, 0) / part.length;
      const variance = part.reduce((sum, value) => sum + (value - middle) ** 2, 0) / part.length;
      return { middle, deviation: Math.sqrt(variance) };
    };
    const top = mean(topUp - seen.rim - seen.top, topUp - seen.rim);
    const bands = range(seen.bandFrom, lastBand, 0.03).map((up) => mean(up, up + seen.band).middle);
    rises.push(top.middle - Math.min(...bands));
    deviations.push(top.deviation);
  }
  if (rises.length < columnsMin) return null;
  const middleOf = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1]!;
  return { rise: middleOf(rises), uneven: middleOf(deviations) };
}

/** L* down a column a few pixels wide. */
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
