import sharp, { type Sharp } from "sharp";
import type { ColourCoding } from "../core/file/colour-coding";
import { srgbConverter } from "../core/raster/coded-colour";

/**
 * A picture whose colours are told by code points, which libvips does not read, in sRGB.
 * @param image already oriented and fitted, without its ICC profile
 * @param bits of a sample in the file: libvips lays those above 8 into the upper part of 16
 */
export async function openCoded(image: Sharp, coding: ColourCoding, bits: number): Promise<Sharp> {
  const isDeep = bits > 8;
  const { data, info } = await image
    .toColourspace(isDeep ? "rgb16" : "srgb")
    .raw({ depth: isDeep ? "ushort" : "uchar" })
    .toBuffer({ resolveWithObject: true });
  const samples = isDeep ? new Uint16Array(data.buffer, data.byteOffset, data.length / 2) : data;
  const channels = info.channels as 3 | 4;
  const fullSample = isDeep ? (2 ** bits - 1) * 2 ** (16 - bits) : 255;
  const pixels = srgbConverter(coding, fullSample)(samples, channels);
  return sharp(pixels, { raw: { width: info.width, height: info.height, channels } });
}
