import type { Matte, Raster } from "../types";
import { lightOf, linearOfSample, type Rgb, sampleOfLinear } from "./colour";

/** The person's own colour at a pixel of the photo, written to `into`. */
export type ForegroundAt = (column: number, row: number, into: Float32Array) => void;

/**
 * Squared difference in light, summed over the channels, at which person and old background count as half alike.
 * Where they are alike, alpha is a guess, and blending of samples is more tolerant of errors: in linear light, dark
 * hair turns to grey haze.
 */
const alikeLight = 0.005;

/**
 * Composes the person over a plain colour in linear light, as a camera mixes. The matte is a share of samples: in
 * front of a light wall, dark hair covers nearly twice as much light as that. The share of light follows from the
 * colours of the person and of the old background, which is the photo minus the person.
 * @param photo RGB; copied where the person is opaque
 * @param foregroundAt called only where the person is partly transparent
 */
export function composeOn(photo: Raster, foregroundAt: ForegroundAt, matte: Matte, background: Rgb): Raster {
  const { widthPx, heightPx } = photo;
  const out = new Uint8Array(photo.pixels.length);
  const light = background.map((sample) => linearOfSample[sample]!);
  const own = new Float32Array(3);
  const alphaInLight = alphaInLightOf(photo.pixels, background, light);
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
      const alpha = alphaInLight(coverage / 255, own, at);
      for (let c = 0; c < 3; c++)
        out[at + c] = sampleOfLinear(alpha * lightOf(own[c]!) + (1 - alpha) * light[c]!);
    }
  }
  return { widthPx, heightPx, channels: 3, pixels: out };
}

/**
 * The share of light, 0..1, of the person that explains the photo (least squares over the channels). The more alike
 * person and old background are, the more it is drawn to the share that looks like blended samples on the new
 * background.
 * @param samples of the photo
 * @param light the new background's
 * @returns a function of the share of samples (between 0 and 1), the person's colour (RGB 0..255) and the index of
 *   the pixel's first sample
 */
function alphaInLightOf(
  samples: Raster["pixels"],
  background: Rgb,
  light: readonly number[],
): (alpha: number, own: Float32Array, at: number) => number {
  return (alpha, own, at) => {
    let oldDot = 0;
    let oldNorm = 0;
    let newDot = 0;
    let newNorm = 0;
    for (let c = 0; c < 3; c++) {
      const person = lightOf(own[c]!);
      const old = lightOf((samples[at + c]! - alpha * own[c]!) / (1 - alpha));
      oldDot += (lightOf(samples[at + c]!) - old) * (person - old);
      oldNorm += (person - old) ** 2;
      const fresh = light[c]!;
      newDot += (lightOf(alpha * own[c]! + (1 - alpha) * background[c]!) - fresh) * (person - fresh);
      newNorm += (person - fresh) ** 2;
    }
    // The person has the colour of the new background: any share looks the same.
    const likeSamples = newNorm > 0 ? newDot / newNorm : alpha;
    return Math.max(0, Math.min(1, (oldDot + alikeLight * likeSamples) / (oldNorm + alikeLight)));
  };
}

/**
 * Flattens a picture with alpha (4 channels) on a plain colour. Its colours are not premultiplied, so blending uses
 * samples, as viewers do.
 */
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
