import { inPrintUnit, type PrintUnit } from "../contract/document/units";
import { type LengthStyle, writeBareLength, writeNumber, writeUnit } from "../locales/write-number";
import { type DrawingFrame, isInEighths, type LengthBand } from "./drawing-frame";

/** Formats lengths of a document in a print unit. */
export const lengthStyle = (
  unit: PrintUnit,
  size: Pick<DrawingFrame, "widthMm" | "heightMm">,
): LengthStyle => (unit === "inch" && isInEighths(size) ? "eighths" : unit);

export const inStyle = (mm: number, style: LengthStyle): number =>
  inPrintUnit(mm, style === "eighths" ? "inch" : style);

/** Millimetres have one decimal, inches two: a print shows nothing finer than a tenth of a millimetre. */
export const formatLength = (mm: number, style: LengthStyle, bcp47: string): string =>
  writeBareLength(inStyle(mm, style), style, bcp47);

/** "32–36", or one number if both ends are equal; for places without space for a unit. */
export function formatBand(band: LengthBand, style: LengthStyle, bcp47: string): string {
  const from = formatLength(band.min, style, bcp47);
  const to = formatLength(band.max, style, bcp47);
  return from === to ? from : `${from}–${to}`;
}

/** Null: no limit on that side. */
interface Limits {
  min: number | null;
  max: number | null;
}

/** As many decimals as distinguish a value from the limit that it misses: never "32 mm, allowed: 32 mm or more". */
export function decimalsBeside(value: number, { min, max }: Limits, usual: number): number {
  const missed = min !== null && value < min ? min : max !== null && value > max ? max : null;
  if (missed === null) return usual;
  const isDistinct = (decimals: number) => missed.toFixed(decimals) !== value.toFixed(decimals);
  return [usual, usual + 1, usual + 2].find(isDistinct) ?? usual + 3;
}

function measuredIn(mm: number, limitsMm: Limits | null, unit: PrintUnit) {
  const inUnit = (length: number | null) => length && inPrintUnit(length, unit);
  const value = inPrintUnit(mm, unit);
  const limits = { min: inUnit(limitsMm?.min ?? null), max: inUnit(limitsMm?.max ?? null) };
  return { value, decimals: decimalsBeside(value, limits, unit === "inch" ? 2 : 1) };
}

/** A measured length. Not in eighths of an inch, which would round it. */
export function writeMeasured(mm: number, limitsMm: Limits | null, unit: PrintUnit, bcp47: string): string {
  const { value, decimals } = measuredIn(mm, limitsMm, unit);
  return writeUnit(value, unit, bcp47, decimals);
}

/** The same number in the drawing, without its unit. */
export function writeBareMeasured(
  mm: number,
  limitsMm: Limits | null,
  unit: PrintUnit,
  bcp47: string,
): string {
  const { value, decimals } = measuredIn(mm, limitsMm, unit);
  return writeNumber(value, bcp47, decimals);
}
