import { cellMeans } from "../raster/resample";
import type { Box, Raster } from "../types";

/** RGB as numbers 0..1, interleaved, row-major. */
export interface Picture {
  widthPx: number;
  heightPx: number;
  rgb: Float32Array;
}

/**
 * Resamples a window of an image. Outside the image the nearest edge pixel is repeated: models read a black border as a
 * dark thing behind the person.
 */
export function resample(image: Raster, place: Box, widthPx: number, heightPx: number): Picture {
  const { channels } = image;
  const means = cellMeans(image, place, widthPx, heightPx);
  if (channels === 3) return { widthPx, heightPx, rgb: means };
  const rgb = new Float32Array(3 * widthPx * heightPx);
  // A grey image gives three equal samples.
  for (let i = 0; i < rgb.length; i++)
    rgb[i] = means[channels === 1 ? Math.floor(i / 3) : Math.floor(i / 3) * 4 + (i % 3)]!;
  return { widthPx, heightPx, rgb };
}
