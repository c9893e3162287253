import encode from "@jsquash/jpeg/encode";
import { fitJpeg } from "../core/file/fit-jpeg";
import { withPngDensity } from "../core/file/png-density";
import type { EncodedImage, Raster } from "../core/types";
import type { DrawingTools } from "../ports";
import { imageDataOf, openCanvas, rgbOf } from "./canvas";
import { drawText } from "./draw-text";

/** The codec's own numbers: a grey picture, and one of brightness and two colours. */
const colourSpace = { grey: 1, yCbCr: 3 };

/** MozJPEG, because a canvas keeps half of the colours (4:2:0) and has a scale of quality of its own. */
async function compress(raster: Raster, quality: number, isCompact: boolean): Promise<Uint8Array> {
  const bytes = await encode(imageDataOf(raster), {
    quality,
    baseline: true,
    progressive: false,
    optimize_coding: isCompact,
    color_space: raster.channels === 1 ? colourSpace.grey : colourSpace.yCbCr,
    // The tables of the JPEG standard (annex K), as the server uses them.
    quant_table: 0,
    auto_subsample: false,
    chroma_subsample: 1,
  });
  return new Uint8Array(bytes);
}

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

/** The browser's canvas, and a JPEG encoder in WebAssembly. */
export const drawingTools: DrawingTools = {
  encodeJpeg: (raster, window) => fitJpeg(raster, window, compress),
  encodePng,
  resize,
  drawText,
};
