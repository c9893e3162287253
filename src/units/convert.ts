import { convertLength, type LengthUnit, roundLength } from "../../contract/document/units";
import { pxPerMm } from "../constants";

/**
 * The size of a document in another unit, rounded for display.
 * @public The product specification asks for it; no page needs it yet.
 */
export function convertSize(
  size: { width: number; height: number; unit: LengthUnit; dpi: number },
  to: LengthUnit,
): { width: number; height: number } {
  const length = (value: number) => roundLength(convertLength(value, size.unit, to, size.dpi), to);
  return { width: length(size.width), height: length(size.height) };
}

/** Converts a card length to px, at the product's 11.8 px per mm. */
export const cardPx = (lengthMm: number) => roundLength(lengthMm * pxPerMm, "px");
