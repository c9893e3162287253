import { type LengthUnit, mmPerInch } from "./format-length";

/** Millimetres with a long stroke every five; eighths of an inch with a long stroke every half. */
export const rulerDivisions: Record<LengthUnit, { stepMm: number; longEvery: number }> = {
  mm: { stepMm: 1, longEvery: 5 },
  inch: { stepMm: mmPerInch / 8, longEvery: 4 },
};
