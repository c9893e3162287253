import { measurementErrors } from "../measurement-errors";
import type { PhotoRule } from "../types";

/** Measurement error of each length of a finished photo, in mm. */
interface LengthErrorsMm {
  headHeight: number;
  eyeLine: number;
  topMargin: number;
  centring: number;
}

export function lengthErrorsMm({ head }: Pick<PhotoRule, "head">, headMm: number): LengthErrorsMm {
  const { headHeight, eyeLine, skullTop, hairTop, centring } = measurementErrors;
  const crown = head?.crown === "hair" ? hairTop : skullTop;
  return {
    headHeight: headHeight.max * headMm,
    eyeLine: eyeLine.max * headMm,
    topMargin: crown.max * headMm,
    centring: centring.max * headMm,
  };
}
