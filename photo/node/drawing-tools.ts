import { promisify } from "node:util";
import { deflate } from "node:zlib";
import sharp from "sharp";
import type { Raster } from "../core/types";
import type { DrawingTools } from "../ports";
import { drawText } from "./draw-text";
import { encodeJpeg, encodePng } from "./encode-jpeg";

async function resize(raster: Raster, widthPx: number, heightPx: number): Promise<Raster> {
  const { pixels, widthPx: width, heightPx: height, channels } = raster;
  if (width === widthPx && height === heightPx && channels === 3) return raster;
  const raw = sharp(pixels, { raw: { width, height, channels } });
  const opaque = (channels === 4 ? raw.removeAlpha() : raw).toColourspace("srgb");
  const data = await opaque.resize(widthPx, heightPx, { fit: "fill" }).toColourspace("srgb").raw().toBuffer();
  const resized = new Uint8Array(data.buffer, data.byteOffset, data.length);
  return { widthPx, heightPx, channels: 3, pixels: resized };
}

/** sharp's, and Node's. */
export const drawingTools: DrawingTools = {
  encodeJpeg,
  encodePng,
  deflate: promisify<Uint8Array, Uint8Array>(deflate),
  resize,
  drawText,
};
