import { linearOfSample, type Rgb, sampleOfLinear } from "./colour";
import type { Matte, Raster } from "./types";

/**
 * Person over a plain colour, mixed in linear light (mixing sRGB samples darkens every soft edge).
 *
 * @param photo RGB; taken as it is where the person is opaque
 * @param foreground RGB of the same size, the person's own colours; taken where the person is transparent in part
 */
export function composeOn(photo: Raster, foreground: Raster, matte: Matte, background: Rgb): Raster {
  const out = new Uint8Array(photo.pixels.length);
  const light = background.map((sample) => linearOfSample[sample]!);
  for (let i = 0; i < matte.alpha.length; i++) {
    const alpha = matte.alpha[i]! / 255;
    for (let c = 0; c < 3; c++) {
      const at = 3 * i + c;
      if (alpha === 1) out[at] = photo.pixels[at]!;
      else if (alpha === 0) out[at] = background[c]!;
      else {
        out[at] = sampleOfLinear(alpha * linearOfSample[foreground.pixels[at]!]! + (1 - alpha) * light[c]!);
      }
    }
  }
  return { widthPx: photo.widthPx, heightPx: photo.heightPx, channels: 3, pixels: out };
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
  return composeOn(photo, photo, { widthPx: raster.widthPx, heightPx: raster.heightPx, alpha }, background);
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
