import { inPrintUnit, type PrintUnit } from "../../../contract/units";
import type { LengthBand } from "../../../drawing/drawing-frame";
import { writeNumber } from "../../../locales/write-number";

/** Millimetres get one decimal, inches two: a tenth of a millimetre is the finest that a print shows. */
export const formatLength = (mm: number, unit: PrintUnit, bcp47: string): string =>
  writeNumber(inPrintUnit(mm, unit), bcp47, unit === "mm" ? 1 : 2);

/** "32–36", or one number where both ends are the same; for places too narrow for a unit. */
export const formatBand = (band: LengthBand, unit: PrintUnit, bcp47: string): string => {
  const from = formatLength(band.min, unit, bcp47);
  const to = formatLength(band.max, unit, bcp47);
  return from === to ? from : `${from}–${to}`;
};
