import { fitJpeg } from "../core/file/jpeg/fit-jpeg";
import { withPngDensity } from "../core/file/png-density";
import { encodeJpeg } from "../core/jpeg/encode-jpeg";
import { resize } from "../core/raster/resample";
import { toRgb } from "../core/raster/to-rgb";
import type { EncodedImage, Raster } from "../core/types";
import type { DrawingTools } from "../ports";
import { imageDataOf, openCanvas } from "./canvas";
import { drawText } from "./draw-text";

async function encodePng(raster: Raster, { dpi }: { dpi: number }): Promise<EncodedImage> {
  const { widthPx, heightPx } = raster;
  const context = openCanvas(widthPx, heightPx);
  context.putImageData(imageDataOf(raster), 0, 0);
  const blob = await context.canvas.convertToBlob({ type: "image/png" });
  const png = new Uint8Array(await blob.arrayBuffer());
  return { bytes: withPngDensity(png, dpi), widthPx, heightPx, dpi };
}

async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  const { body } = new Response(bytes as BufferSource);
  const packed = body!.pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** With the engine's own filter, which equals sharp's: a canvas has another one. */
async function resizeRgb(raster: Raster, widthPx: number, heightPx: number): Promise<Raster> {
  const isSame = raster.widthPx === widthPx && raster.heightPx === heightPx;
  return toRgb(isSame ? raster : resize(raster, widthPx, heightPx));
}

/**
 * The browser's canvas, but the engine's own JPEG encoder: a canvas subsamples colour (4:2:0) and has its own quality
 * scale.
 */
export const drawingTools: DrawingTools = {
  encodeJpeg: (raster, window) => fitJpeg(raster, window, async (...picture) => encodeJpeg(...picture)),
  encodePng,
  deflate,
  resize: resizeRgb,
  drawText,
};
