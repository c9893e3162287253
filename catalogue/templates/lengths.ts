export type LengthUnit = "px" | "mm" | "inch";

const mmPerInch = 25.4;

/**
 * Length in millimetres.
 *
 * @throws TypeError when value or dpi is not a number; RangeError when the unit is not px, mm or inch
 *   (product specification, section 5).
 */
export function toMm(value: number, unit: LengthUnit, dpi: number): number {
  if (!Number.isFinite(value) || !Number.isFinite(dpi)) throw new TypeError("Value and dpi must be numbers.");
  if (unit === "mm") return value;
  if (unit === "inch") return value * mmPerInch;
  if (unit === "px") return (value / dpi) * mmPerInch;
  throw new RangeError(`The unit must be px, mm or inch, not "${String(unit)}".`);
}

/** Pixels at a resolution, rounded to whole ones. */
export function toPx(value: number, unit: LengthUnit, dpi: number): number {
  return Math.round((toMm(value, unit, dpi) / mmPerInch) * dpi);
}

/** Millimetres as they are shown: one decimal. */
export const roundMm = (mm: number): number => Math.round(mm * 10) / 10;

/** Width over height: "3:4" -> 0.75 */
export function ratioOf(aspectRatio: string): number {
  const [width = 1, height = 1] = aspectRatio.split(":").map(Number);
  return width / height;
}
