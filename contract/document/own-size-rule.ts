import { ownSizeMm } from "../../photo/core/request-limits";
import type { PhotoRule } from "../../photo/core/types";
import { isIn, type OwnSize, ownSizeUrlPath } from "./own-size";
import { toMm, toPx } from "./units";

/**
 * How a size in pixels is printed if no paper has its size at the given resolution, such as 480 x 640 at 72 dpi: as
 * large as a passport photo.
 */
const usualPrint = { longerSideMm: 45, dpi: 300 };

/** The printed photo. */
export function ownSizePrint({ width, height, unit, dpi }: OwnSize) {
  const [widthMm, heightMm] = [toMm(width, unit, dpi), toMm(height, unit, dpi)];
  const isPrintable = unit !== "px" || (isIn(widthMm, ownSizeMm) && isIn(heightMm, ownSizeMm));
  if (isPrintable) return { widthMm, heightMm, dpi };
  const scale = usualPrint.longerSideMm / Math.max(widthMm, heightMm);
  return { widthMm: widthMm * scale, heightMm: heightMm * scale, dpi: usualPrint.dpi };
}

/**
 * The rule for a photo of a custom size. No authority applies, so the head follows the recommendation of ICAO and the background
 * may be replaced. The file must have exactly the requested pixels and stay within the requested kilobytes.
 * @param background "auto", "keep" (any background is accepted) or a colour as "#rrggbb"
 */
export function ownSizeRule(size: OwnSize, background: string): PhotoRule {
  const { width, height, unit, dpi, minKb, maxKb } = size;
  const print = ownSizePrint(size);
  const isForFile = unit === "px" || minKb !== null || maxKb !== null;
  const exactly = (px: number) => ({ min: px, max: px });
  const colour = background.startsWith("#") ? background : "#ffffff";
  return {
    urlPath: ownSizeUrlPath,
    ...print,
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
          ...(print.dpi !== dpi && { dpi }),
        }
      : null,
    editPolicy: { background: "may-replace", retouch: "unknown", geometry: "allowed" },
    glasses: null,
    headCovering: null,
    expression: null,
  };
}
