import type { Template } from "./document/template";

/** Pixels as typed into forms, without separators. */
export type PixelSize = { width: string; height: string };

/** Null: no limit at this end. */
export type PixelEnds = Record<"min" | "max", PixelSize | null>;

/** The smallest and the largest picture that an authority's website accepts; each end has both edges or none. */
export function pixelEnds({
  widthPx,
  heightPx,
}: Pick<NonNullable<Template["digital"]>, "widthPx" | "heightPx">): PixelEnds {
  const sizeAt = (end: "min" | "max"): PixelSize | null => {
    const width = widthPx?.[end] ?? null;
    const height = heightPx?.[end] ?? null;
    return width === null || height === null ? null : { width: String(width), height: String(height) };
  };
  return { min: sizeAt("min"), max: sizeAt("max") };
}
