import { convertLength, type LengthUnit } from "../../contract/document/units";

interface Sized {
  width: number;
  height: number;
  unit: LengthUnit;
}

/** The height of most photos in the world. */
const usualHeightMm = 45;
/** Of no effect between millimetres and inches. */
const anyDpi = 300;

/**
 * The size in which a document's photo is drawn beside others. A rule in pixels has no millimetres but those of a
 * resolution that nobody prints it at: it is drawn at the usual height.
 */
export function drawnSizeOf({ width, height, unit }: Sized): { widthMm: number; heightMm: number } {
  if (unit === "px") return { widthMm: (usualHeightMm * width) / height, heightMm: usualHeightMm };
  return {
    widthMm: convertLength(width, unit, "mm", anyDpi),
    heightMm: convertLength(height, unit, "mm", anyDpi),
  };
}
