import { numberFormat } from "./intl-format";

/** Units whose signs `Intl` knows in every language. Those of pixels, dpi and ΔE are texts. */
const intlUnits = {
  mm: { style: "unit", unit: "millimeter" },
  cm: { style: "unit", unit: "centimeter" },
  // The short form is "in" in a dozen languages whose readers use Zoll, pulgadas or インチ.
  inch: { style: "unit", unit: "inch", unitDisplay: "long" },
  kb: { style: "unit", unit: "kilobyte" },
  mb: { style: "unit", unit: "megabyte" },
  // "3°": only the narrow form gives the sign in every language.
  deg: { style: "unit", unit: "degree", unitDisplay: "narrow" },
  ms: { style: "unit", unit: "millisecond" },
  second: { style: "unit", unit: "second", unitDisplay: "long" },
  minute: { style: "unit", unit: "minute", unitDisplay: "long" },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

export type WrittenUnit = keyof typeof intlUnits;

/** Signs used by the texts of a language where `Intl` has other ones, or another script. */
const ownSigns: Record<string, Partial<Record<WrittenUnit, string>>> = {
  bg: { mm: "мм", cm: "см" },
  el: { mm: "mm", cm: "cm" },
  en: { inch: "in" },
  hi: { mm: "मिमी", cm: "सेमी" },
  // `Intl` writes no space before the signs and other letter case than the texts.
  ko: { mm: "\u00a0mm", cm: "\u00a0cm", kb: "\u00a0KB", mb: "\u00a0MB" },
  nl: { inch: "inch" },
  // `Intl` writes no space before millimetres.
  "zh-Hans": { mm: "\u00a0mm", cm: "\u00a0cm", inch: "\u00a0英寸", kb: "KB" },
  "zh-Hant": { mm: "mm", inch: "英吋", kb: "KB" },
};

/** Inches are often quarters and eighths; of other units, a tenth is precise enough; pixels are whole. */
const unitDecimals: Partial<Record<WrittenUnit | LengthStyle, number>> = {
  inch: 2,
  eighths: 2,
  cm: 2,
  px: 0,
};

export const decimalsOf = (unit: WrittenUnit | LengthStyle): number => unitDecimals[unit] ?? 1;

/** A small negative number would be written as "-0". */
const withoutMinusZero = (value: number, decimals: number): number =>
  Math.abs(value) < 0.5 * 10 ** -decimals ? 0 : value;

/** `Intl` writes a hyphen as the minus sign in most languages. */
const withMinusSign = (written: string): string => written.replace("-", "−");

export const writeNumber = (value: number, bcp47: string, decimals = 1): string =>
  withMinusSign(
    numberFormat(bcp47, { maximumFractionDigits: decimals }).format(withoutMinusZero(value, decimals)),
  );

/** The parts of a number with its unit, joined by a no-break space. */
const unitParts = (
  value: number,
  unit: WrittenUnit,
  bcp47: string,
  options: Intl.NumberFormatOptions,
): Intl.NumberFormatPart[] =>
  numberFormat(bcp47, { ...intlUnits[unit], ...options })
    .formatToParts(value)
    .map(({ type, value: text }) => ({
      type,
      value:
        (type === "unit" && ownSigns[bcp47]?.[unit]) ||
        (type === "minusSign" ? withMinusSign(text) : text.replaceAll(" ", "\u00a0")),
    }));

/**
 * A negative number begins with a left-to-right mark in languages written from right to left, and isolated text takes its
 * direction from its first letter or mark: without another mark before it, the unit would stand on the other side than that of
 * a positive number.
 */
const withDirectionOfUnit = (written: string): string =>
  /^\u200e.*[\u0590-\u08ff]/.test(written) ? `\u200f${written}` : written;

const joined = (parts: readonly Intl.NumberFormatPart[]): string =>
  withDirectionOfUnit(parts.map(({ value }) => value).join(""));

/** "35,5 mm", "2 tum", "240 ko": number and unit in the language's format. */
export const writeUnit = (
  value: number,
  unit: WrittenUnit,
  bcp47: string,
  decimals = decimalsOf(unit),
): string =>
  joined(unitParts(withoutMinusZero(value, decimals), unit, bcp47, { maximumFractionDigits: decimals }));

const eighths = ["", "⅛", "¼", "⅜", "½", "⅝", "¾", "⅞"];

/** Inches. Authorities round the millimetres beside them: 25 mm mean 1 inch, 28 mm mean 1⅛. */
const meantWithin = 0.024;

/** "1⅜" without a unit, as usual for inches. Decimals if the value is no multiple of an eighth. */
export function writeEighths(inches: number, bcp47: string): string {
  const count = Math.round(inches * 8);
  const isMeant = count > 0 && Math.abs(inches - count / 8) <= meantWithin;
  if (!isMeant) return writeNumber(inches, bcp47, 2);
  const whole = Math.floor(count / 8);
  const written = `${whole > 0 ? writeNumber(whole, bcp47) : ""}${eighths[count % 8]}`;
  return inOrder(written, bcp47);
}

/** "1⅜ in", with the unit in the language's format. */
function writeEighthsWithUnit(inches: number, bcp47: string): string {
  const isNumber = (type: string) => ["integer", "group", "decimal", "fraction"].includes(type);
  return joined(
    // Without its sign, which is a part of its own and is written with the number.
    unitParts(Math.abs(inches), "inch", bcp47, { maximumFractionDigits: 0 }).map(({ type, value }) => ({
      type,
      value: isNumber(type) ? writeEighths(inches, bcp47) : value,
    })),
  );
}

/** "+2,1 mm", "−3 mm", "0 mm": a difference with the language's sign. */
export const writeDifference = (value: number, unit: "mm" | "inch", bcp47: string): string =>
  joined(
    unitParts(value, unit, bcp47, { maximumFractionDigits: decimalsOf(unit), signDisplay: "exceptZero" }),
  );

/**
 * "98.5%", "98,5 %", "%98,5".
 * @param percent 100 is the whole
 */
export const writePercent = (percent: number, bcp47: string, decimals = 1): string =>
  numberFormat(bcp47, { style: "percent", maximumFractionDigits: decimals }).format(percent / 100);

/** "35 × 45 mm": width before height, with one unit. Pixels are integers without separators, as typed into forms. */
export function writeSize(width: number, height: number, unit: "mm" | "inch" | "px", bcp47: string): string {
  if (unit === "px") return writePixels(`${Math.round(width)}\u00a0×\u00a0${Math.round(height)}`, bcp47);
  const written = `${writeNumber(width, bcp47, decimalsOf(unit))}\u00a0×\u00a0`;
  const heightWithUnit = writeUnit(height, unit, bcp47);
  const number = writeNumber(height, bcp47, decimalsOf(unit));
  return heightWithUnit.replace(number, inOrder(written + number, bcp47));
}

/** Between Arabic words a width stays before its height, a minimum before its maximum, a number before its fraction. */
export const inOrder = (numbers: string, bcp47: string): string =>
  bcp47 === "ar" ? `\u2066${numbers}\u2069` : numbers;

/** Arabic uses a word. */
const writePixels = (size: string, bcp47: string): string =>
  `${inOrder(size, bcp47)}\u00a0${bcp47 === "ar" ? "بكسل" : "px"}`;

const writeBarePixels = (px: number, bcp47: string, decimals: number): string =>
  withMinusSign(
    numberFormat(bcp47, { maximumFractionDigits: decimals, useGrouping: false }).format(
      withoutMinusZero(px, decimals),
    ),
  );

/** Format of a length: "eighths" are inches of documents that are defined in inches. */
export type LengthStyle = "mm" | "inch" | "eighths" | "px";

export function writeBareLength(
  length: number,
  style: LengthStyle,
  bcp47: string,
  decimals = decimalsOf(style),
): string {
  if (style === "eighths") return writeEighths(length, bcp47);
  return style === "px" ? writeBarePixels(length, bcp47, decimals) : writeNumber(length, bcp47, decimals);
}

export function writeLength(
  length: number,
  style: LengthStyle,
  bcp47: string,
  decimals = decimalsOf(style),
): string {
  if (style === "eighths") return writeEighthsWithUnit(length, bcp47);
  return style === "px"
    ? writePixels(writeBarePixels(length, bcp47, decimals), bcp47)
    : writeUnit(length, style, bcp47, decimals);
}
