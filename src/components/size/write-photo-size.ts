import { inPrintUnit, type PrintUnit } from "../../../contract/document/units";
import { writeSize } from "../../../locales/write-number";
import { mmPerInch } from "../../../photo/core/units";
import type { PhotoSize } from "../../units/photo-sizes";

/** The fields of a size that its name needs. */
export type NamedSize = Pick<PhotoSize, "id" | "widthMm" | "heightMm" | "unit">;

const written = ({ widthMm, heightMm }: NamedSize, unit: PrintUnit, bcp47: string) =>
  writeSize(inPrintUnit(widthMm, unit), inPrintUnit(heightMm, unit), unit, bcp47);

/** "35 × 45 mm", "2 × 2 in": in its common unit. */
export const writePhotoSize = (size: NamedSize, bcp47: string): string => written(size, size.unit, bcp47);

/** In the other unit. */
export const writeOtherUnit = (size: NamedSize, bcp47: string): string =>
  written(size, size.unit === "mm" ? "inch" : "mm", bcp47);

/** The resolution of photo shops and most forms. */
export const usualDpi = 300;

/** Whole pixels without separators, as typed into forms. */
export function photoSizePx({ widthMm, heightMm }: NamedSize) {
  const px = (lengthMm: number) => String(Math.round((lengthMm / mmPerInch) * usualDpi));
  return { width: px(widthMm), height: px(heightMm) };
}
