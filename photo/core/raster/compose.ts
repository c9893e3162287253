import type { Matte, Raster } from "../types";
import { linearOfSample, type Rgb, sampleOfLinear } from "./colour";

/** The person's own colour at a pixel of the photo, written to `into`. */
export type ForegroundAt = (column: number, row: number, into: Float32Array) => void;

/**
 * Person over a plain colour, mixed in linear light (mixing sRGB samples darkens every soft edge).
 *
 * @param photo RGB; taken as it is where the person is opaque
 * @param foregroundAt asked only where the person is transparent in part
 */
export function composeOn(photo: Raster, foregroundAt: ForegroundAt, matte: Matte, background: Rgb): Raster {
  const { widthPx, heightPx } = photo;
  const out = new Uint8Array(photo.pixels.length);
  const light = background.map((sample) => linearOfSample[sample]!);
  const own = new Float32Array(3);
  for (let i = 0; i < matte.alpha.length; i++) {
    const coverage = matte.alpha[i]!;
    const at = 3 * i;
    if (coverage === 255) {
      out[at] = photo.pixels[at]!;
      out[at + 1] = photo.pixels[at + 1]!;
      out[at + 2] = photo.pixels[at + 2]!;
    } else if (coverage === 0) {
      out[at] = background[0];
      out[at + 1] = background[1];
      out[at + 2] = background[2];
    } else {
      foregroundAt(i % widthPx, (i / widthPx) | 0, own);
      const alpha = coverage / 255;
      for (let c = 0; c < 3; c++) {
        out[at + c] = sampleOfLinear(alpha * linearOfSample[Math.round(own[c]!)]! + (1 - alpha) * light[c]!);
      }
    }
  }
  return { widthPx, heightPx, channels: 3, pixels: out };
}

/** Lays a picture with an alpha channel (4 channels) on a plain colour, in linear light. */
export function flattenOn(raster: Raster, background: Rgb): Raster {
  const count = raster.widthPx * raster.heightPx;
  const rgb = new Uint8Array(3 * count);
  const alpha = new Uint8Array(count);
  for (let i = 0; i < count; i++) {
    rgb.set(raster.pixels.subarray(4 * i, 4 * i + 3), 3 * i);
    alpha[i] = raster.pixels[4 * i + 3]!;
  }
  const photo: Raster = { widthPx: raster.widthPx, heightPx: raster.heightPx, channels: 3, pixels: rgb };
  const itself: ForegroundAt = (column, row, into) => {
    const at = 3 * (row * raster.widthPx + column);
    for (let c = 0; c < 3; c++) into[c] = rgb[at + c]!;
  };
  return composeOn(photo, itself, { widthPx: raster.widthPx, heightPx: raster.heightPx, alpha }, background);
}

/** Black and white by luminance in linear light, kept as three equal channels. */
export function toGrey(raster: Raster): Raster {
  const pixels = new Uint8Array(raster.pixels.length);
  for (let i = 0; i < pixels.length; i += 3) {
    const sample = sampleOfLinear(
      0.2126 * linearOfSample[raster.pixels[i]!]! +
        0.7152 * linearOfSample[raster.pixels[i + 1]!]! +
        0.0722 * linearOfSample[raster.pixels[i + 2]!]!,
    );
    pixels.fill(sample, i, i + 3);
  }
  return { ...raster, pixels };
}
