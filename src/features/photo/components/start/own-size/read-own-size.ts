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

/** The units to choose from: centimetres are typed alone, and chosen as millimetres. */
export const typedUnits = ["px", "mm", "cm", "inch"] as const;
export type TypedUnit = (typeof typedUnits)[number];

const mmPerCm = 10;

/** The unit that a length is chosen in. */
const chosenUnit = (unit: TypedUnit): LengthUnit => (unit === "cm" ? "mm" : unit);

const fromTyped = (value: number, unit: TypedUnit): number =>
  unit === "cm" ? Number((value * mmPerCm).toFixed(2)) : value;

/** A length of the unit in which it is chosen, as it would be typed. */
export const asTyped = (value: number, unit: TypedUnit): number =>
  unit === "cm" ? Number((value / mmPerCm).toFixed(2)) : value;

/** A size of one's own as it stands in the fields. */
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

/** What was typed as a size, or what is wrong with it field by field. */
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

const lengthFaults = (typed: TypedSize): FieldFault[] => {
  const { width, height } = readOwnSize(typed).faults;
  return [width, height].filter((fault) => fault !== undefined && fault !== "no-number");
};

/**
 * The same size in another unit, at the resolution that is typed, or else the usual one; what is no number stays. Lengths
 * that no photo has in the unit before, but in this one, were meant in this one: 3.5 x 4.5 are centimetres.
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

/** A chosen size as it would have been typed. */
export const typedOf = (size: OwnSize, background: string, write: (value: number) => string): TypedSize => ({
  width: write(size.width),
  height: write(size.height),
  unit: size.unit,
  dpi: String(size.dpi),
  minKb: size.minKb === null ? "" : write(size.minKb),
  maxKb: size.maxKb === null ? "" : write(size.maxKb),
  background,
});
