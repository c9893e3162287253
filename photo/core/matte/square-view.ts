import type { Box, Raster } from "../types";
import { resample } from "./resample";

/** A square window in pixels of an image; may hang over its edges. */
export interface Square {
  x: number;
  y: number;
  sidePx: number;
}

export const squareBox = (square: Square): Box => ({
  x: square.x,
  y: square.y,
  width: square.sidePx,
  height: square.sidePx,
});

/** A square window of an RGB image as `sizePx` x `sizePx` bytes, for a model. */
export function viewSquare(image: Raster, square: Square, sizePx: number): Raster {
  const { rgb } = resample(image, squareBox(square), sizePx, sizePx);
  const pixels = new Uint8Array(rgb.length);
  for (let i = 0; i < rgb.length; i++) pixels[i] = rgb[i]! * 255 + 0.5;
  return { widthPx: sizePx, heightPx: sizePx, channels: 3, pixels };
}
