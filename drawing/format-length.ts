import { inPrintUnit, type PrintUnit } from "../contract/document/units";
import { type LengthStyle, writeBareLength } from "../locales/write-number";
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
