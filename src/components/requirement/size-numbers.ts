import { convertLength, type LengthUnit } from "../../../contract/units";
import { writeSize } from "../../../locales/write-number";

interface TemplateSize {
  width: number;
  height: number;
  unit: LengthUnit;
  dpi: number;
}

/** Width and height in millimetres or inches, written for a language; converted by the document's own unit and dpi. */
export const sizeIn = (
  { width, height, unit, dpi }: TemplateSize,
  to: "mm" | "inch",
  bcp47: string,
): string => writeSize(convertLength(width, unit, to, dpi), convertLength(height, unit, to, dpi), to, bcp47);

/** Pixels as they are typed into forms: whole, without separators. */
export const sizePx = ({ width, height, unit, dpi }: TemplateSize) => ({
  width: String(Math.round(convertLength(width, unit, "px", dpi))),
  height: String(Math.round(convertLength(height, unit, "px", dpi))),
});

/** The size as its authority writes it; one given in pixels reads as millimetres. */
export const ownSize = (template: TemplateSize, bcp47: string): string =>
  sizeIn(template, template.unit === "inch" ? "inch" : "mm", bcp47);
