import type { PhotoRule } from "../../photo/core/types";
import { type OwnSize, ownSizeUrlPath } from "./own-size";
import { toMm, toPx } from "./units";

/**
 * The rule for a photo of a custom size. No authority applies, so the head follows the recommendation of ICAO and the background
 * may be replaced. The file must have exactly the requested pixels and stay within the requested kilobytes.
 * @param background "auto", "keep" (any background is accepted) or a colour as "#rrggbb"
 */
export function ownSizeRule(size: OwnSize, background: string): PhotoRule {
  const { width, height, unit, dpi, minKb, maxKb } = size;
  const isForFile = unit === "px" || minKb !== null || maxKb !== null;
  const exactly = (px: number) => ({ min: px, max: px });
  const colour = background.startsWith("#") ? background : "#ffffff";
  return {
    urlPath: ownSizeUrlPath,
    widthMm: toMm(width, unit, dpi),
    heightMm: toMm(height, unit, dpi),
    dpi,
    head: null,
    eyeLineMm: null,
    topMarginMm: null,
    backgrounds: background === "keep" ? [] : [colour],
    colour: "either",
    digital: isForFile
      ? {
          widthPx: exactly(toPx(width, unit, dpi)),
          heightPx: exactly(toPx(height, unit, dpi)),
          aspectRatio: null,
          minKb,
          maxKb,
          format: "jpeg",
        }
      : null,
    editPolicy: { background: "may-replace", retouch: "unknown", geometry: "allowed" },
    glasses: null,
    headCovering: null,
    expression: null,
  };
}
