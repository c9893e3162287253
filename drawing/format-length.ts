import { inPrintUnit, type LengthUnit, type PrintUnit } from "../contract/document/units";
import {
  decimalsOf,
  type LengthStyle,
  writeBareLength,
  writeLength,
  writeLengths,
} from "../locales/write-number";
import { mmPerInch } from "../photo/core/units";
import { type DrawingFrame, isInEighths, type LengthBand } from "./drawing-frame";

/** The unit in which a document's lengths are shown; they are computed in millimetres. */
export interface ShownUnit {
  style: LengthStyle;
  perMm: number;
}

export const millimetres: ShownUnit = { style: "mm", perMm: 1 };

export const shownOnPrint = (
  unit: PrintUnit,
  size: Pick<DrawingFrame, "widthMm" | "heightMm">,
): ShownUnit => ({
  style: unit === "inch" && isInEighths(size) ? "eighths" : unit,
  perMm: inPrintUnit(1, unit),
});

interface Sized {
  unit: LengthUnit;
  dpi: number;
  sizeWidth: number;
  sizeHeight: number;
}

/** The unit of a document's authority. */
export const shownUnitOf = ({ unit, dpi, sizeWidth, sizeHeight }: Sized): ShownUnit =>
  unit === "px"
    ? { style: "px", perMm: dpi / mmPerInch }
    : shownOnPrint(unit, { widthMm: sizeWidth, heightMm: sizeHeight });

/** Without its unit. Nothing finer than a tenth of a millimetre is visible on a print. */
export const formatLength = (mm: number, { style, perMm }: ShownUnit, bcp47: string): string =>
  writeBareLength(mm * perMm, style, bcp47);

/** With its unit. */
export const formatWithUnit = (mm: number, { style, perMm }: ShownUnit, bcp47: string): string =>
  writeLength(mm * perMm, style, bcp47);

/** "32–36", or one number if both ends are equal; for places without space for a unit. */
export function formatBand(band: LengthBand, unit: ShownUnit, bcp47: string): string {
  const from = formatLength(band.min, unit, bcp47);
  const to = formatLength(band.max, unit, bcp47);
  return from === to ? from : `${from}–${to}`;
}

/** "32–36 mm" */
export const formatBandWithUnit = ({ min, max }: LengthBand, { style, perMm }: ShownUnit, bcp47: string) =>
  writeLengths(min * perMm, max * perMm, style, bcp47);

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

/** The limits of a measured length in drawing and legend. Pixels stay whole: a part of one is not measured. */
export const limitsShown = (band: LengthBand | null, { style }: ShownUnit): LengthBand | null =>
  style === "px" ? null : band;

/** Not in eighths of an inch, which would round a measured length. */
const measuredStyle = ({ style }: ShownUnit): LengthStyle => (style === "eighths" ? "inch" : style);

function measuredIn(mm: number, limitsMm: Limits | null, { style, perMm }: ShownUnit) {
  const inUnit = (length: number | null) => length && length * perMm;
  const value = mm * perMm;
  const limits = { min: inUnit(limitsMm?.min ?? null), max: inUnit(limitsMm?.max ?? null) };
  return { value, decimals: decimalsBeside(value, limits, decimalsOf(style)) };
}

/** A measured length. */
export function writeMeasured(mm: number, limitsMm: Limits | null, unit: ShownUnit, bcp47: string): string {
  const { value, decimals } = measuredIn(mm, limitsMm, unit);
  return writeLength(value, measuredStyle(unit), bcp47, decimals);
}

/** The same number in the drawing, without its unit. */
export function writeBareMeasured(
  mm: number,
  limitsMm: Limits | null,
  unit: ShownUnit,
  bcp47: string,
): string {
  const { value, decimals } = measuredIn(mm, limitsMm, unit);
  return writeBareLength(value, measuredStyle(unit), bcp47, decimals);
}
