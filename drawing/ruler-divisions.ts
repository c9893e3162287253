import { mmPerInch } from "../photo/core/units";
import type { ShownUnit } from "./format-length";

const pixelSteps = [10, 20, 50, 100, 200];
/** Drawing units between two ticks. */
const leastGap = 5;

/**
 * Millimetres with a major tick every five; eighths of an inch with a major tick every half; pixels in round numbers
 * as far apart as the scale of the drawing needs.
 */
export function rulerDivisions({ style, perMm }: ShownUnit, unitsPerMm: number) {
  if (style === "mm") return { stepMm: 1, longEvery: 5 };
  if (style !== "px") return { stepMm: mmPerInch / 8, longEvery: 4 };
  const unitsPerPx = unitsPerMm / perMm;
  const stepPx = pixelSteps.find((px) => px * unitsPerPx >= leastGap) ?? pixelSteps.at(-1)!;
  return { stepMm: stepPx / perMm, longEvery: 5 };
}
