import { mmPerInch, pxPerMm } from "../constants";

export type LengthUnit = "px" | "mm" | "inch";

/**
 * A length in another unit, at `dpi` dots per inch; not rounded.
 * @throws TypeError when value or dpi is no number, RangeError when a unit is not px, mm or inch
 */
export function convertLength(value: number, from: LengthUnit, to: LengthUnit, dpi: number): number {
  if (!isNumber(value) || !isNumber(dpi) || dpi <= 0) {
    throw new TypeError(`value and dpi must be numbers, not ${value} and ${dpi}`);
  }
  return (value * inchesPer(from, dpi)) / inchesPer(to, dpi);
}

/** As a length is shown: px to an integer, mm and inch to one decimal. */
export function roundLength(value: number, unit: LengthUnit): number {
  if (!isNumber(value)) throw new TypeError(`value must be a number, not ${value}`);
  return unit === "px" ? Math.round(value) : Math.round((value + Number.EPSILON) * 10) / 10;
}

function inchesPer(unit: LengthUnit, dpi: number): number {
  if (unit === "px") return 1 / dpi;
  if (unit === "mm") return 1 / mmPerInch;
  if (unit === "inch") return 1;
  throw new RangeError(`unit must be px, mm or inch, not "${unit}"`);
}

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

/** The size of a document in another unit, rounded as it is shown. */
export function convertSize(
  size: { width: number; height: number; unit: LengthUnit; dpi: number },
  to: LengthUnit,
): { width: number; height: number } {
  const length = (value: number) => roundLength(convertLength(value, size.unit, to, size.dpi), to);
  return { width: length(size.width), height: length(size.height) };
}

/** Card width or height in px, at the product's own 11.8 px per mm. */
export const cardPx = (lengthMm: number) => roundLength(lengthMm * pxPerMm, "px");
