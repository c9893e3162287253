import type { Raster } from "../core/types";

/** A canvas in main memory, since it is read back; sRGB. */
export function openCanvas(widthPx: number, heightPx: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(widthPx, heightPx).getContext("2d", { willReadFrequently: true });
  if (!context) throw new RangeError(`no memory for a canvas of ${widthPx}x${heightPx} pixels`);
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = "high";
  return context;
}

/** RGBA, as canvases need it. */
export function imageDataOf({ widthPx, heightPx, channels, pixels }: Raster): ImageData {
  const image = new ImageData(widthPx, heightPx);
  const { data } = image;
  const step = channels === 1 ? 0 : 1;
  for (let from = 0, to = 0; to < data.length; from += channels, to += 4) {
    data[to] = pixels[from]!;
    data[to + 1] = pixels[from + step]!;
    data[to + 2] = pixels[from + 2 * step]!;
    data[to + 3] = channels === 4 ? pixels[from + 3]! : 255;
  }
  return image;
}

/** The pixels of a canvas without alpha. */
export function rgbOf(context: OffscreenCanvasRenderingContext2D): Raster {
  const { width: widthPx, height: heightPx } = context.canvas;
  const { data } = context.getImageData(0, 0, widthPx, heightPx);
  const pixels = new Uint8Array(3 * widthPx * heightPx);
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    pixels[to] = data[from]!;
    pixels[to + 1] = data[from + 1]!;
    pixels[to + 2] = data[from + 2]!;
  }
  return { widthPx, heightPx, channels: 3, pixels };
}
