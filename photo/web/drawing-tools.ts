import { fitJpeg } from "../core/file/fit-jpeg";
import { withPngDensity } from "../core/file/png-density";
import { encodeJpeg } from "../core/jpeg/encode-jpeg";
import type { EncodedImage, Raster } from "../core/types";
import type { DrawingTools } from "../ports";
import { imageDataOf, openCanvas, rgbOf } from "./canvas";
import { drawText } from "./draw-text";

async function encodePng(raster: Raster, { dpi }: { dpi: number }): Promise<EncodedImage> {
  const { widthPx, heightPx } = raster;
  const context = openCanvas(widthPx, heightPx);
  context.putImageData(imageDataOf(raster), 0, 0);
  const blob = await context.canvas.convertToBlob({ type: "image/png" });
  const png = new Uint8Array(await blob.arrayBuffer());
  return { bytes: withPngDensity(png, dpi), widthPx, heightPx, dpi };
}

async function resize(raster: Raster, widthPx: number, heightPx: number): Promise<Raster> {
  if (raster.widthPx === widthPx && raster.heightPx === heightPx && raster.channels === 3) return raster;
  const source = openCanvas(raster.widthPx, raster.heightPx);
  source.putImageData(imageDataOf(raster), 0, 0);
  const target = openCanvas(widthPx, heightPx);
  target.drawImage(source.canvas, 0, 0, widthPx, heightPx);
  return rgbOf(target);
}

/** The browser's canvas; but JPEG by the engine itself, because a canvas keeps half of the colours (4:2:0) and has its own scale of quality. */
export const drawingTools: DrawingTools = {
  encodeJpeg: (raster, window) => fitJpeg(raster, window, async (...picture) => encodeJpeg(...picture)),
  encodePng,
  resize,
  drawText,
};
