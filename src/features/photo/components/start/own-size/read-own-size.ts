import {
  isOwnDpi,
  type OwnSize,
  type OwnSizeFault,
  type OwnSizeField,
  ownLengthIn,
  ownSizeFaults,
} from "../../../../../../contract/document/own-size";
import type { LengthUnit } from "../../../../../../contract/document/units";
import { readNumber } from "../../../read-number";

/** The selectable units: centimetres are only typed, and stored as millimetres. */
export const typedUnits = ["px", "mm", "cm", "inch"] as const;
export type TypedUnit = (typeof typedUnits)[number];

const mmPerCm = 10;

/** The unit in which a length is stored. */
const chosenUnit = (unit: TypedUnit): LengthUnit => (unit === "cm" ? "mm" : unit);

const fromTyped = (value: number, unit: TypedUnit): number =>
  unit === "cm" ? Number((value * mmPerCm).toFixed(2)) : value;

/** Converts a stored length to the typed unit. */
export const asTyped = (value: number, unit: TypedUnit): number =>
  unit === "cm" ? Number((value / mmPerCm).toFixed(2)) : value;

/** A custom size as typed. */
export interface TypedSize extends Record<OwnSizeField, string> {
  unit: TypedUnit;
  /** "keep" or a colour. */
  background: string;
}

export const emptySize: TypedSize = {
  width: "",
  height: "",
  unit: "mm",
  dpi: "300",
  minKb: "",
  maxKb: "",
  background: "#ffffff",
};

export type FieldFault = OwnSizeFault | "no-number";

/** Parses the fields to a size, or to faults by field. */
export function readOwnSize(typed: TypedSize): {
  size: OwnSize | null;
  faults: Partial<Record<OwnSizeField, FieldFault>>;
} {
  const faults: Partial<Record<OwnSizeField, FieldFault>> = {};
  const read = (field: OwnSizeField): number => {
    const number = readNumber(typed[field]);
    if (number === null) faults[field] = "no-number";
    return number ?? Number.NaN;
  };
  const length = (field: "width" | "height") => fromTyped(read(field), typed.unit);
  const limit = (field: "minKb" | "maxKb") => (typed[field].trim() === "" ? null : read(field));
  const size: OwnSize = {
    width: length("width"),
    height: length("height"),
    unit: chosenUnit(typed.unit),
    dpi: read("dpi"),
    minKb: limit("minKb"),
    maxKb: limit("maxKb"),
  };
  for (const fault of ownSizeFaults(size)) faults[fault.field] ??= fault;
  return { size: Object.keys(faults).length === 0 ? size : null, faults };
}

function lengthFaults(typed: TypedSize): FieldFault[] {
  const { width, height } = readOwnSize(typed).faults;
  return [width, height].filter((fault) => fault !== undefined && fault !== "no-number");
}

/**
 * Converts typed lengths to another unit at the typed dpi, or the default; invalid numbers stay. Lengths that are
 * plausible only in the new unit are kept: 3.5 x 4.5 are centimetres.
 */
export function inUnit(typed: TypedSize, unit: TypedUnit): TypedSize {
  if (unit === typed.unit) return typed;
  const meant = { ...typed, unit };
  if (lengthFaults(typed).length > 0 && lengthFaults(meant).length === 0) return meant;
  const dpi = readNumber(typed.dpi) ?? Number.NaN;
  const atDpi = isOwnDpi(dpi) ? dpi : Number(emptySize.dpi);
  const convert = (text: string): string => {
    const length = readNumber(text);
    if (length === null) return text;
    const from = fromTyped(length, typed.unit);
    return String(asTyped(ownLengthIn(from, chosenUnit(typed.unit), chosenUnit(unit), atDpi), unit));
  };
  return { ...typed, unit, width: convert(typed.width), height: convert(typed.height) };
}

/** A stored size as fields. */
export const typedOf = (size: OwnSize, background: string, write: (value: number) => string): TypedSize => ({
  width: write(size.width),
  height: write(size.height),
  unit: size.unit,
  dpi: String(size.dpi),
  minKb: size.minKb === null ? "" : write(size.minKb),
  maxKb: size.maxKb === null ? "" : write(size.maxKb),
  background,
});
