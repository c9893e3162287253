import { numberFormat } from "./intl-format";

/** Units whose signs `Intl` knows in every language. Pixels, dpi and ΔE are not among them: their signs are texts. */
const intlUnits = {
  mm: { style: "unit", unit: "millimeter" },
  inch: { style: "unit", unit: "inch" },
  kb: { style: "unit", unit: "kilobyte" },
  mb: { style: "unit", unit: "megabyte" },
  // "3°": only the narrow form is the sign in every language.
  deg: { style: "unit", unit: "degree", unitDisplay: "narrow" },
  second: { style: "unit", unit: "second", unitDisplay: "long" },
  minute: { style: "unit", unit: "minute" },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

export type WrittenUnit = keyof typeof intlUnits;

export const isWrittenUnit = (unit: string): unit is WrittenUnit => Object.hasOwn(intlUnits, unit);

/** Inches are often quarters and eighths; a tenth of everything else is the finest that means something. */
const decimalsOf = (unit: WrittenUnit) => (unit === "inch" ? 2 : 1);

export const writeNumber = (value: number, bcp47: string, decimals = 1): string =>
  numberFormat(bcp47, { maximumFractionDigits: decimals }).format(value);

/** "35,5 mm", "2 tum", "240 ko": number and unit as the language writes them, never parted by a line's end. */
export const writeUnit = (
  value: number,
  unit: WrittenUnit,
  bcp47: string,
  decimals = decimalsOf(unit),
): string =>
  numberFormat(bcp47, { ...intlUnits[unit], maximumFractionDigits: decimals })
    .format(value)
    .replaceAll(" ", "\u00a0");

/** "+2,1 mm", "−3 mm", "0 mm": how much more or less, with the sign of the language. */
export const writeDifference = (value: number, unit: "mm" | "inch", bcp47: string): string =>
  numberFormat(bcp47, {
    ...intlUnits[unit],
    maximumFractionDigits: decimalsOf(unit),
    signDisplay: "exceptZero",
  })
    .format(value)
    .replaceAll(" ", "\u00a0");

/** "98.5%", "98,5 %", "%98,5". @param percent of a hundred, not of one */
export const writePercent = (percent: number, bcp47: string, decimals = 1): string =>
  numberFormat(bcp47, { style: "percent", maximumFractionDigits: decimals }).format(percent / 100);

/** "35 × 45 mm": width before height, the unit said once. */
export const writeSize = (width: number, height: number, unit: "mm" | "inch", bcp47: string): string =>
  `${writeNumber(width, bcp47, decimalsOf(unit))}\u00a0×\u00a0${writeUnit(height, unit, bcp47)}`;

/** "32–36 mm", or one length where both ends are the same. */
export const writeLengths = (from: number, to: number, unit: "mm" | "inch", bcp47: string): string => {
  const bare = (length: number) => writeNumber(length, bcp47, decimalsOf(unit));
  const last = writeUnit(to, unit, bcp47);
  return bare(from) === bare(to) ? last : `${bare(from)}–${last}`;
};
