import type { Template } from "../../../../contract/template";
import { toMm } from "../../../../contract/units";
import type { SizeMm } from "../../../../photo/core/sheet/sheet-layout";

/** The size of a document's photo on paper, as its rule has it. */
export const printSizeOf = ({
  width,
  height,
  unit,
  dpi,
}: Pick<Template, "width" | "height" | "unit" | "dpi">): SizeMm => ({
  widthMm: toMm(width, unit, dpi),
  heightMm: toMm(height, unit, dpi),
});
