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

/** A size of one's own as it stands in the fields. */
export interface TypedSize extends Record<OwnSizeField, string> {
  unit: LengthUnit;
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
  const limit = (field: "minKb" | "maxKb") => (typed[field].trim() === "" ? null : read(field));
  const size: OwnSize = {
    width: read("width"),
    height: read("height"),
    unit: typed.unit,
    dpi: read("dpi"),
    minKb: limit("minKb"),
    maxKb: limit("maxKb"),
  };
  for (const fault of ownSizeFaults(size)) faults[fault.field] ??= fault;
  return { size: Object.keys(faults).length === 0 ? size : null, faults };
}

/** The same size in another unit, at the resolution that is typed, or else the usual one; what is no number stays. */
export function inUnit(typed: TypedSize, unit: LengthUnit): TypedSize {
  if (unit === typed.unit) return typed;
  const dpi = readNumber(typed.dpi) ?? Number.NaN;
  const atDpi = isOwnDpi(dpi) ? dpi : Number(emptySize.dpi);
  const convert = (text: string): string => {
    const length = readNumber(text);
    return length === null ? text : String(ownLengthIn(length, typed.unit, unit, atDpi));
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
