import { inPrintUnit, type PrintUnit } from "../../../contract/document/units";
import { type DrawingFrame, isInEighths, type LengthBand } from "../../../drawing/drawing-frame";
import { type LengthStyle, writeBareLength } from "../../../locales/write-number";

/** How lengths of a document are written in a unit of print. */
export const lengthStyle = (
  unit: PrintUnit,
  size: Pick<DrawingFrame, "widthMm" | "heightMm">,
): LengthStyle => (unit === "inch" && isInEighths(size) ? "eighths" : unit);

export const inStyle = (mm: number, style: LengthStyle): number =>
  inPrintUnit(mm, style === "eighths" ? "inch" : style);

/** Millimetres get one decimal, inches two: a tenth of a millimetre is the finest that a print shows. */
export const formatLength = (mm: number, style: LengthStyle, bcp47: string): string =>
  writeBareLength(inStyle(mm, style), style, bcp47);

/** "32–36", or one number where both ends are the same; for places too narrow for a unit. */
export const formatBand = (band: LengthBand, style: LengthStyle, bcp47: string): string => {
  const from = formatLength(band.min, style, bcp47);
  const to = formatLength(band.max, style, bcp47);
  return from === to ? from : `${from}–${to}`;
};
