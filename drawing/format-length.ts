import { inPrintUnit, type LengthUnit, type PrintUnit, printUnitOf } from "../contract/document/units";
import { decimalsOf, inOrder, type LengthStyle, writeBareLength, writeLength } from "../locales/write-number";
import { mmPerInch } from "../photo/core/units";
import { type DrawingFrame, isInEighths, type LengthBand } from "./drawing-frame";

/** The unit in which a document's lengths are shown; they are computed in millimetres. */
export interface ShownUnit {
  style: LengthStyle;
  perMm: number;
  /** Those of the style if not given. */
  decimals?: number;
}

export const millimetres: ShownUnit = { style: "mm", perMm: 1 };

/** Whether a length in inches gets its millimetres beside it: in all languages but English. */
export const needsMillimetres = (unit: LengthStyle | LengthUnit, bcp47: string): boolean =>
  (unit === "inch" || unit === "eighths") && bcp47 !== "en";

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
export const shownUnitOf = (document: Sized): ShownUnit =>
  document.unit === "px" ? { style: "px", perMm: document.dpi / mmPerInch } : printedUnitOf(document);

/** The unit of a document's photo on paper: a ruler has no pixels. */
export const printedUnitOf = ({ unit, sizeWidth, sizeHeight }: Omit<Sized, "dpi">): ShownUnit =>
  shownOnPrint(printUnitOf(unit), { widthMm: sizeWidth, heightMm: sizeHeight });

/** Without its unit. Nothing finer than a tenth of a millimetre is visible on a print. */
export const formatLength = (mm: number, { style, perMm, decimals }: ShownUnit, bcp47: string): string =>
  writeBareLength(mm * perMm, style, bcp47, decimals);

/** With its unit. */
export const formatWithUnit = (mm: number, { style, perMm, decimals }: ShownUnit, bcp47: string): string =>
  writeLength(mm * perMm, style, bcp47, decimals);

/** "32–36", or one number if both ends are equal; for places without space for a unit. */
export function formatBand({ min, max }: LengthBand, unit: ShownUnit, bcp47: string): string {
  const from = formatLength(min, unit, bcp47);
  const to = formatLength(max, unit, bcp47);
  return from === to ? to : inOrder(`${from}–${to}`, bcp47);
}

/** "32–36 mm" */
export function formatBandWithUnit(band: LengthBand, unit: ShownUnit, bcp47: string): string {
  const max = formatLength(band.max, unit, bcp47);
  return formatWithUnit(band.max, unit, bcp47).replace(max, formatBand(band, unit, bcp47));
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

/** The limits of a measured length in drawing and legend. Pixels stay whole: a part of one is not measured. */
export const limitsShown = (band: LengthBand | null, { style }: ShownUnit): LengthBand | null =>
  style === "px" ? null : band;

/** Sides and measured lengths have decimals: an eighth of an inch is too coarse for them. */
export const inDecimals = (unit: ShownUnit): ShownUnit =>
  unit.style === "eighths" ? { ...unit, style: "inch" } : unit;

/** The limits beside a measured length are written as wherever they stand: in eighths where the document has them. */
export const limitUnitBeside = (mm: number, limitsMm: Limits | null, unit: ShownUnit): ShownUnit =>
  unit.style === "eighths" ? unit : unitBeside(mm, limitsMm, unit);

/** Within the limits, but not within those that are written: 25 mm are the inch that the authority means. */
function isMeantByLimit(mm: number, limitsMm: Limits | null, { perMm }: ShownUnit): boolean {
  const { min = null, max = null } = limitsMm ?? {};
  const written = (limitMm: number) => Math.round(8 * limitMm * perMm) / (8 * perMm);
  const isBetween = (from: number, to: number) => mm >= from - 1e-6 && mm <= to + 1e-6;
  return (min !== null && isBetween(min, written(min))) || (max !== null && isBetween(written(max), max));
}

/** The unit of a measured length, with as many decimals as distinguish it from the limits. */
export function unitBeside(mm: number, limitsMm: Limits | null, unit: ShownUnit): ShownUnit {
  if (unit.style === "eighths" && isMeantByLimit(mm, limitsMm, unit)) return unit;
  const inUnit = (length: number | null) => length && length * unit.perMm;
  const limits = { min: inUnit(limitsMm?.min ?? null), max: inUnit(limitsMm?.max ?? null) };
  const decimals = decimalsBeside(mm * unit.perMm, limits, decimalsOf(unit.style));
  return { ...inDecimals(unit), decimals };
}

/** The unit in which both a length and its limits are written: millimetres where the limit's fraction would hide on which side of it the length is. */
export const unitOfBoth = (mm: number, limitsMm: Limits | null, unit: ShownUnit): ShownUnit =>
  unit.style === "eighths" && isMeantByLimit(mm, limitsMm, unit) ? millimetres : unit;

/** As `unitBeside`, with one decimal more where the length would be written like a limit that it only comes close to. */
export function unitApart(mm: number, limitsMm: Limits, unit: ShownUnit): ShownUnit {
  const beside = unitBeside(mm, limitsMm, unit);
  const { decimals = 0, perMm } = beside;
  const written = (length: number) => (length * perMm).toFixed(decimals);
  const isHidden = [limitsMm.min, limitsMm.max].some(
    (limit) => limit !== null && Math.abs(limit - mm) > 1e-6 && written(limit) === written(mm),
  );
  return isHidden && beside.style !== "px" ? { ...beside, decimals: decimals + 1 } : beside;
}

/** A measured length. */
export const writeMeasured = (mm: number, limitsMm: Limits | null, unit: ShownUnit, bcp47: string): string =>
  formatWithUnit(mm, unitBeside(mm, limitsMm, unit), bcp47);

/** The same number in the drawing, without its unit. */
export const writeBareMeasured = (
  mm: number,
  limitsMm: Limits | null,
  unit: ShownUnit,
  bcp47: string,
): string => formatLength(mm, unitBeside(mm, limitsMm, unit), bcp47);
