import { convertLength, type LengthUnit } from "../../../../contract/document/units";
import { writeSize } from "../../../../locales/write-number";

interface TemplateSize {
  width: number;
  height: number;
  unit: LengthUnit;
  dpi: number;
}

/** Width and height in a unit, formatted for a language; converted at the document's dpi. */
export const sizeIn = ({ width, height, unit, dpi }: TemplateSize, to: LengthUnit, bcp47: string): string =>
  writeSize(convertLength(width, unit, to, dpi), convertLength(height, unit, to, dpi), to, bcp47);

/** The size in its authority's unit. */
export const ownSize = (template: TemplateSize, bcp47: string): string =>
  sizeIn(template, template.unit, bcp47);
