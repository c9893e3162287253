import type { PhotoRule } from "../photo/core/types";
import { type OwnSize, ownSizeUrlPath } from "./own-size";
import { toMm, toPx } from "./units";

/**
 * The rule that a photo of one's own size is made by: no authority, so the head is aimed at as ICAO recommends and the
 * background may be replaced. Of pixels and kilobytes that are asked for none may miss.
 * @param background "auto", "keep" (then any is right) or a colour as "#rrggbb"
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
