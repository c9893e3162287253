import { convertLength, type LengthUnit } from "../../contract/document/units";

interface Sized {
  width: number;
  height: number;
  unit: LengthUnit;
}

/** The most common height of a photo. */
const usualHeightMm = 45;
/** Has no effect between millimetres and inches. */
const anyDpi = 300;

/**
 * The size at which a document's photo is drawn beside others. A rule in pixels is drawn at the usual height, because
 * its nominal dpi is not its print size.
 */
export function drawnSizeOf({ width, height, unit }: Sized): { widthMm: number; heightMm: number } {
  if (unit === "px") return { widthMm: (usualHeightMm * width) / height, heightMm: usualHeightMm };
  return {
    widthMm: convertLength(width, unit, "mm", anyDpi),
    heightMm: convertLength(height, unit, "mm", anyDpi),
  };
}
