import { inPrintUnit, type PrintUnit } from "../../../contract/document/units";
import { writeSize } from "../../../locales/write-number";
import { mmPerInch } from "../../../photo/core/units";
import type { PhotoSize } from "../../units/photo-sizes";

/** The part of a size that its name is made of. */
export type NamedSize = Pick<PhotoSize, "id" | "widthMm" | "heightMm" | "unit">;

const written = ({ widthMm, heightMm }: NamedSize, unit: PrintUnit, bcp47: string) =>
  writeSize(inPrintUnit(widthMm, unit), inPrintUnit(heightMm, unit), unit, bcp47);

/** "35 × 45 mm", "2 × 2 in": as people say it. */
export const writePhotoSize = (size: NamedSize, bcp47: string): string => written(size, size.unit, bcp47);

/** The same in the unit that they do not say it in. */
export const writeOtherUnit = (size: NamedSize, bcp47: string): string =>
  written(size, size.unit === "mm" ? "inch" : "mm", bcp47);

/** What photo counters and most forms count with. */
export const usualDpi = 300;

/** Pixels as they are typed into forms: whole, without separators. */
export const photoSizePx = ({ widthMm, heightMm }: NamedSize) => {
  const px = (lengthMm: number) => String(Math.round((lengthMm / mmPerInch) * usualDpi));
  return { width: px(widthMm), height: px(heightMm) };
};
