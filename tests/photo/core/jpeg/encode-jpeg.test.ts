import { expect, test } from "@jest/globals";
import sharp from "sharp";
import { encodeJpeg } from "../../../../photo/core/jpeg/encode-jpeg";
import type { Raster } from "../../../../photo/core/types";
import { encodeJpeg as encodeOnServer } from "../../../../photo/node/encode-jpeg";

/** Slopes, sharp edges, noise and a plain corner: long and short runs, blocks of one colour, every length of code. */
function picture(widthPx: number, heightPx: number, channels: 1 | 3 | 4): Raster {
  const pixels = new Uint8Array(channels * widthPx * heightPx);
  let noise = 1;
  for (let i = 0; i < pixels.length; i++) {
    const x = Math.floor(i / channels) % widthPx;
    const y = Math.floor(i / channels / widthPx);
    noise = (Math.imul(noise, 1103515245) + 12345) & 0x7fffffff;
    const isPlain = x < widthPx / 3 && y < heightPx / 3;
    const isNoise = x > widthPx / 2 && y > heightPx / 2;
    pixels[i] = isPlain ? 255 : isNoise ? noise >> 16 : (x * (1 + (i % channels)) + 97 * (y >> 4)) & 255;
  }
  return { widthPx, heightPx, channels, pixels };
}

const samplesOf = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();

test.each([
  [64, 48, 3, 95, true],
  [64, 48, 3, 95, false],
  // No whole blocks.
  [61, 43, 3, 95, true],
  [1, 1, 3, 95, true],
  [8, 1, 3, 50, false],
  [203, 301, 3, 20, true],
  [203, 301, 3, 100, true],
  [120, 90, 3, 1, true],
  [61, 43, 4, 88, true],
  [61, 43, 1, 95, true],
  [61, 43, 1, 30, false],
] as const)(
  "%i x %i, %i channels, quality %i, own tables %s: the server's file",
  async (width, height, channels, quality, isCompact) => {
    const raster = picture(width, height, channels);
    const here = encodeJpeg(raster, quality, isCompact);
    // The server's file without a search of kilobytes; both bear their density in a JFIF header.
    const { bytes: there } = await encodeOnServer(raster, { dpi: 72, quality, isCompact });
    expect((await samplesOf(here)).equals(await samplesOf(there))).toBe(true);
    expect(here.length).toBe(there.length);
    const { chromaSubsampling, isProgressive, density, channels: kept } = await sharp(here).metadata();
    expect([chromaSubsampling, isProgressive, density, kept]).toEqual([
      "4:4:4",
      false,
      72,
      channels === 1 ? 1 : 3,
    ]);
  },
);
