import { mmPerInch } from "../../photo/core/units";

/** Units of a document's size; a size on paper is shown in a `PrintUnit`. */
export const lengthUnits = ["px", "mm", "inch"] as const;
export type LengthUnit = (typeof lengthUnits)[number];
export type PrintUnit = Exclude<LengthUnit, "px">;

/**
 * Converts a length at `dpi` dots per inch; not rounded.
 * @throws TypeError if value or dpi is not a number, RangeError if a unit is not px, mm or inch (product
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

/** The unit of a document's printed lengths; millimetres if its authority counts pixels. */
export const printUnitOf = (unit: LengthUnit): PrintUnit => (unit === "inch" ? "inch" : "mm");

export const otherPrintUnit = (unit: PrintUnit): PrintUnit => (unit === "mm" ? "inch" : "mm");

/** Converts millimetres to a print unit, which needs no resolution. */
export const inPrintUnit = (lengthMm: number, unit: PrintUnit): number =>
  unit === "mm" ? lengthMm : lengthMm / mmPerInch;

/** Rounds a length for display: px to an integer, mm and inch to one decimal. */
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
