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
  const format = new Intl.NumberFormat(bcp47, {
    maximumFractionDigits: decimals[to],
    // Pixels are typed into forms as they stand here.
    useGrouping: false,
  });
  const text = (value: number) => format.format(convertLength(value, unit, to, dpi));
  return { width: text(width), height: text(height) };
}

/** The size as its authority writes it: the key below `requirement:value` and its numbers; pixels read as mm. */
export const ownSize = (template: TemplateSize, bcp47: string) =>
  template.unit === "inch"
    ? ({ key: "value.sizeInch", values: sizeNumbers(template, "inch", bcp47) } as const)
    : ({ key: "value.sizeMm", values: sizeNumbers(template, "mm", bcp47) } as const);
