import { convertLength, type LengthUnit } from "../../units/convert";

interface TemplateSize {
  width: number;
  height: number;
  unit: LengthUnit;
  dpi: number;
}

/** Inches are often quarters and eighths, so they get two decimals; millimetres one; pixels none. */
const decimals: Record<LengthUnit, number> = { mm: 1, inch: 2, px: 0 };

/** Width and height in a unit, written for a language; converted by the document's own unit and dpi. */
export function sizeNumbers({ width, height, unit, dpi }: TemplateSize, to: LengthUnit, bcp47: string) {
  const format = new Intl.NumberFormat(bcp47, { maximumFractionDigits: decimals[to] });
  const text = (value: number) => format.format(convertLength(value, unit, to, dpi));
  return { width: text(width), height: text(height) };
}
