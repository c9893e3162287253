import sharp, { type Sharp } from "sharp";

/**
 * Opens a CMYK picture without a profile as browsers show it. libvips would assume a print profile, which makes such
 * files pale (most come from programs that only inverted RGB).
 * @param image already oriented and fitted, its pipeline set to CMYK
 */
export async function openBareCmyk(image: Sharp): Promise<Sharp> {
  const { data, info } = await image.toColourspace("cmyk").raw().toBuffer({ resolveWithObject: true });
  return sharp(inksToRgb(data), { raw: { width: info.width, height: info.height, channels: 3 } });
}

/** Interleaved CMYK (255 = full ink) to RGB: each ink absorbs its share of the light. */
export function inksToRgb(inks: Uint8Array): Uint8Array {
  const rgb = new Uint8Array((inks.length / 4) * 3);
  for (let from = 0, to = 0; from < inks.length; from += 4, to += 3) {
    const light = 255 - inks[from + 3]!;
    for (let ink = 0; ink < 3; ink += 1)
      rgb[to + ink] = Math.round(((255 - inks[from + ink]!) * light) / 255);
  }
  return rgb;
}
