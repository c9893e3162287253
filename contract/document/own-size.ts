import {
  maxOwnSizeEdgePx,
  minOwnSizeEdgePx,
  ownSizeDpi,
  ownSizeKb,
  ownSizeMm,
} from "../../photo/core/request-limits";
import type { Band } from "../../photo/core/types";
import { convertLength, type LengthUnit } from "./units";

/** The `urlPath` of all custom sizes. */
export const ownSizeUrlPath = "own-size";

/** A photo size typed by the visitor, for an authority or form without a document here. */
export interface OwnSize {
  width: number;
  height: number;
  unit: LengthUnit;
  dpi: number;
  /** Kilobytes of the file; null: no limit. */
  minKb: number | null;
  maxKb: number | null;
}

/** What a photo is made for: a document by its id, or a custom size. */
export interface WantedDocument {
  urlPath: string;
  ownSize?: OwnSize | null;
}

/** What the API assumes of a custom size. */
export const usualOwnSize = { unit: "mm", dpi: 300 } as const satisfies Partial<OwnSize>;

export type OwnSizeField = Exclude<keyof OwnSize, "unit">;

/** An error of a field; without `allowed`, the maximum file size is below the minimum. */
export interface OwnSizeFault {
  field: OwnSizeField;
  allowed: Band | null;
}

const steps = { px: 1, mm: 0.1, inch: 0.01 } as const satisfies Record<LengthUnit, number>;

/**
 * Allowed lengths in their own unit, rounded inwards for display. Pixels have the same limits at every resolution: a
 * form that wants 480 x 640 at 72 dpi does not mean paper.
 */
export function ownSizeBounds(unit: LengthUnit, dpi: number): Band {
  if (unit === "px") return { min: minOwnSizeEdgePx, max: maxOwnSizeEdgePx };
  const maxMm = Math.min(ownSizeMm.max, convertLength(maxOwnSizeEdgePx, "px", "mm", dpi));
  const inSteps = (lengthMm: number, round: (steps: number) => number) =>
    Number((round(convertLength(lengthMm, "mm", unit, dpi) / steps[unit]) * steps[unit]).toFixed(2));
  return { min: inSteps(ownSizeMm.min - 1e-6, Math.ceil), max: inSteps(maxMm + 1e-6, Math.floor) };
}

/** Converts a typed length to another unit; a valid length stays valid. */
export function ownLengthIn(value: number, from: LengthUnit, to: LengthUnit, dpi: number): number {
  const length = convertLength(value, from, to, dpi);
  const inSteps = Math.round(length / steps[to]) * steps[to];
  const { min, max } = ownSizeBounds(to, dpi);
  const isRoundedOut =
    isIn(value, ownSizeBounds(from, dpi)) && isIn(length, widened({ min, max }, steps[to]));
  const within = isRoundedOut ? Math.min(max, Math.max(min, inSteps)) : inSteps;
  return Number(within.toFixed(2));
}

const widened = ({ min, max }: Band, by: number): Band => ({ min: min - by, max: max + by });

export const isIn = (value: number, { min, max }: Band): boolean => value >= min && value <= max;

export const isOwnDpi = (dpi: number): boolean => Number.isInteger(dpi) && isIn(dpi, ownSizeDpi);

/** All errors of a size by field; empty if it is valid. */
export function ownSizeFaults(size: OwnSize): OwnSizeFault[] {
  const { dpi, unit, minKb, maxKb } = size;
  const hasDpi = isOwnDpi(dpi);
  const bounds = hasDpi ? ownSizeBounds(unit, dpi) : null;
  const faults: OwnSizeFault[] = [];
  const expect = (field: OwnSizeField, allowed: Band) => {
    const value = size[field];
    if (value !== null && !isIn(value, allowed)) faults.push({ field, allowed });
  };
  if (bounds) for (const field of ["width", "height"] as const) expect(field, bounds);
  if (!hasDpi) faults.push({ field: "dpi", allowed: ownSizeDpi });
  for (const field of ["minKb", "maxKb"] as const) expect(field, ownSizeKb);
  if (minKb !== null && maxKb !== null && maxKb < minKb) faults.push({ field: "maxKb", allowed: null });
  return faults;
}
