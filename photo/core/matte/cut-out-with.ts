import type { Raster } from "../types";
import { foregroundRaster } from "./foreground-raster";
import type { CutOut } from "./refine-matte";
import { resample } from "./resample";
import type { Segmenter } from "./segmenter";

/** Longest side of the picture on which the person's colours are found. */
const colourSidePx = 400;

/** A cut-out by another segmenter: its alpha as it is, and the person's own colours as ever. */
export async function cutOutWith(segmenter: Segmenter, image: Raster): Promise<CutOut> {
  const matte = await segmenter.segment(image);
  const { widthPx, heightPx } = image;
  const scale = Math.min(1, colourSidePx / Math.max(widthPx, heightPx));
  const width = Math.max(2, Math.round(widthPx * scale));
  const height = Math.max(2, Math.round(heightPx * scale));
  const whole = { x: 0, y: 0, width: widthPx, height: heightPx };
  const small = resample(image, whole, width, height);
  const grey: Raster = { widthPx, heightPx, channels: 1, pixels: matte.alpha };
  const smallAlpha = resample(grey, whole, width, height).rgb.filter((_, i) => i % 3 === 0);
  const alpha = Float32Array.from(matte.alpha, (value) => value / 255);
  return { alpha: matte, foreground: foregroundRaster(image, alpha, small, smallAlpha), doubt: null };
}
