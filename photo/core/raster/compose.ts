import type { Matte, Raster } from "../types";
import { lightOf, linearOfSample, type Rgb, sampleOfLinear } from "./colour";

/** The person's own colour at a pixel of the photo, written to `into`. */
export type ForegroundAt = (column: number, row: number, into: Float32Array) => void;

/**
 * Sum over the channels of the squared difference in light at which person and old background are half alike. Where they
 * are, alpha is a guess, and a mixture of samples forgives a wrong one: in light, dark hair turns to grey haze.
 */
const alikeLight = 0.005;

/**
 * Person over a plain colour, mixed as a camera mixes: in linear light. Alpha is found on samples, as a share of samples;
 * before a pale wall dark hair hides nearly twice as much light as that says. What it says in light follows from the person's colour
 * and the old background's, which is what the photo shows less the person.
 *
 * @param photo RGB; taken as it is where the person is opaque
 * @param foregroundAt asked only where the person is transparent in part
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
 * The share of light, 0..1, that person and old background must have to give what was seen (least squares over the
 * channels); drawn to the one that looks on the new background like a mixture of samples, the more they are alike.
 *
 * @param seen samples of the photo
 * @param light the new background's
 * @returns asked with the share of samples, between 0 and 1, the person's colour (RGB 0..255), and where the pixel's three
 *   samples begin
 */
function alphaInLightOf(
  seen: Raster["pixels"],
  background: Rgb,
  light: readonly number[],
): (alpha: number, own: Float32Array, at: number) => number {
  return (alpha, own, at) => {
    let asSeen = 0;
    let contrast = 0;
    let asLaid = 0;
    let newContrast = 0;
    for (let c = 0; c < 3; c++) {
      const person = lightOf(own[c]!);
      const old = lightOf((seen[at + c]! - alpha * own[c]!) / (1 - alpha));
      asSeen += (lightOf(seen[at + c]!) - old) * (person - old);
      contrast += (person - old) ** 2;
      const laid = light[c]!;
      asLaid += (lightOf(alpha * own[c]! + (1 - alpha) * background[c]!) - laid) * (person - laid);
      newContrast += (person - laid) ** 2;
    }
    // A person of the new background's own colour: any share looks the same.
    const likeSamples = newContrast > 0 ? asLaid / newContrast : alpha;
    return Math.max(0, Math.min(1, (asSeen + alikeLight * likeSamples) / (contrast + alikeLight)));
  };
}

/** Lays a picture with an alpha channel (4 channels) on a plain colour; its own colours stand on both sides, so as viewers do. */
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
