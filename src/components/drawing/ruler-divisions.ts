import type { PrintUnit } from "../../../contract/document/units";
import { mmPerInch } from "../../../photo/core/units";

/** Millimetres with a major tick every five; eighths of an inch with a major tick every half. */
export const rulerDivisions: Record<PrintUnit, { stepMm: number; longEvery: number }> = {
  mm: { stepMm: 1, longEvery: 5 },
  inch: { stepMm: mmPerInch / 8, longEvery: 4 },
};
