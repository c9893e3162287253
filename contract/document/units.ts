import { mmPerInch } from "../../photo/core/units";

/** The units of a document's size; what is printed is shown in `PrintUnit`s. */
export const lengthUnits = ["px", "mm", "inch"] as const;
export type LengthUnit = (typeof lengthUnits)[number];
export type PrintUnit = Exclude<LengthUnit, "px">;

/**
 * A length in another unit, at `dpi` dots per inch; not rounded.
 * @throws TypeError when value or dpi is no number, RangeError when a unit is not px, mm or inch (product
 *   specification, section 5)
 */
export function convertLength(value: number, from: LengthUnit, to: LengthUnit, dpi: number): number {
  if (!isNumber(value) || !isNumber(dpi) || dpi <= 0) {
    throw new TypeError(`value and dpi must be numbers, not ${value} and ${dpi}`);
  }
  if (from === to && lengthUnits.includes(to)) return value;
  const inches = toInches(value, from, dpi);
  if (to === "px") return inches * dpi;
  if (to === "mm") return inches * mmPerInch;
  if (to === "inch") return inches;
  throw unknownUnit(to);
}

/** Whole pixels at a resolution. */
export const toPx = (value: number, unit: LengthUnit, dpi: number): number =>
  Math.round(convertLength(value, unit, "px", dpi));

export const toMm = (value: number, unit: LengthUnit, dpi: number): number =>
  convertLength(value, unit, "mm", dpi);

/** Millimetres in a unit of print, which needs no resolution. */
export const inPrintUnit = (lengthMm: number, unit: PrintUnit): number =>
  unit === "mm" ? lengthMm : lengthMm / mmPerInch;

/** As a length is shown: px to an integer, mm and inch to one decimal. */
export function roundLength(value: number, unit: LengthUnit): number {
  if (!isNumber(value)) throw new TypeError(`value must be a number, not ${value}`);
  return unit === "px" ? Math.round(value) : Math.round((value + Number.EPSILON) * 10) / 10;
}

export const roundMm = (lengthMm: number): number => roundLength(lengthMm, "mm");

function toInches(value: number, unit: LengthUnit, dpi: number): number {
  if (unit === "px") return value / dpi;
  if (unit === "mm") return value / mmPerInch;
  if (unit === "inch") return value;
  throw unknownUnit(unit);
}

const unknownUnit = (unit: string) => new RangeError(`unit must be px, mm or inch, not "${unit}"`);

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
