import sharp, { type Sharp } from "sharp";
import type { ColourCoding } from "../../core/file/colour-coding";
import { srgbConverter } from "../../core/raster/coded-colour";

/**
 * Converts a picture with code points to sRGB, since libvips does not read code points.
 * @param image already oriented and resized, without its ICC profile
 * @param bits bits per sample in the file; libvips returns more than 8 in the upper bits of 16
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
