import { cellMeans } from "../raster/resample";
import type { Box, Raster } from "../types";
import { halvePlane } from "./plane";

/** RGB as numbers 0..1, interleaved, row-major. */
export interface Picture {
  widthPx: number;
  heightPx: number;
  rgb: Float32Array;
}

/**
 * Resamples a window of an image. Outside the image the edge pixels are repeated: models take a black border for a
 * dark object behind the person.
 */
export function pictureOf(image: Raster, place: Box, widthPx: number, heightPx: number): Picture {
  const { channels } = image;
  const means = cellMeans(image, place, widthPx, heightPx);
  if (channels === 3) return { widthPx, heightPx, rgb: means };
  const rgb = new Float32Array(3 * widthPx * heightPx);
  // Grey images give three equal channels.
  for (let i = 0; i < rgb.length; i++)
    rgb[i] = means[channels === 1 ? Math.floor(i / 3) : Math.floor(i / 3) * 4 + (i % 3)]!;
  return { widthPx, heightPx, rgb };
}

/** Resamples a window of an RGB image to `sidePx` x `sidePx` bytes, for a model. */
export function viewOf(image: Raster, place: Box, sidePx: number): Raster {
  const { rgb } = pictureOf(image, place, sidePx, sidePx);
  const pixels = new Uint8Array(rgb.length);
  for (let i = 0; i < rgb.length; i++) pixels[i] = rgb[i]! * 255 + 0.5;
  return { widthPx: sidePx, heightPx: sidePx, channels: 3, pixels };
}

export function halvePicture({ widthPx, heightPx, rgb }: Picture): Picture {
  return {
    widthPx: (widthPx + 1) >> 1,
    heightPx: (heightPx + 1) >> 1,
    rgb: halvePlane({ widthPx, heightPx, values: rgb }, 3),
  };
}
