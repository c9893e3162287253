import { convertLength, type LengthUnit } from "../../../contract/document/units";
import { writeSize } from "../../../locales/write-number";

interface TemplateSize {
  width: number;
  height: number;
  unit: LengthUnit;
  dpi: number;
}

/** Width and height in a unit, written for a language; converted by the document's own unit and dpi. */
export const sizeIn = ({ width, height, unit, dpi }: TemplateSize, to: LengthUnit, bcp47: string): string =>
  writeSize(convertLength(width, unit, to, dpi), convertLength(height, unit, to, dpi), to, bcp47);

/** The size as its authority writes it. */
export const ownSize = (template: TemplateSize, bcp47: string): string =>
  sizeIn(template, template.unit, bcp47);
