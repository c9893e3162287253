import sharp from "sharp";
import { paddedJpeg, withJpegDensity } from "../core/file/jpeg-segments";
import { withPngDensity } from "../core/file/png-chunks";
import type { EncodedImage, Matte, Raster } from "../core/types";

/** Finest quality that is tried first: above it files grow fast and nobody sees a difference. */
const usualQuality = 95;
/** Under this, blocks show in a face, and checkers call the photo blurred. */
const lowestQuality = 20;

export interface JpegWindow {
  dpi: number;
  /** Limits of an upload form. A form may count 1000 or 1024 bytes: the result obeys both readings where it can. */
  minKb?: number | null;
  maxKb?: number | null;
  /** Own Huffman tables: files 10 % smaller, four times slower; a print sheet does without. Default true. */
  isCompact?: boolean;
}

/** No quality puts this picture under the authority's limit. */
export class KbWindowMissed extends Error {
  constructor(
    readonly maxKb: number,
    readonly smallestKb: number,
  ) {
    super(`The photo needs ${smallestKb} KB, the limit is ${maxKb} KB`);
    this.name = "KbWindowMissed";
  }
}

/**
 * Baseline JPEG, 4:4:4, sRGB, density in the JFIF header, no other metadata; as fine as the limit allows.
 * @throws KbWindowMissed
 */
export async function encodeJpeg(
  raster: Raster,
  { dpi, minKb, maxKb, isCompact = true }: JpegWindow,
): Promise<EncodedImage> {
  const { widthPx, heightPx } = raster;
  const maxBytes = maxKb ? Math.floor(maxKb * 1000) : Number.POSITIVE_INFINITY;
  const minBytes = minKb ? Math.min(Math.ceil(minKb * 1024), maxBytes) : 0;
  const encode = async (quality: number) => withJpegDensity(await compress(raster, quality, isCompact), dpi);
  let bytes = await encode(usualQuality);
  if (bytes.length > maxBytes) bytes = await finestUnder(maxBytes, maxKb ?? 0, encode);
  else if (bytes.length < minBytes) {
    // Real detail before padding.
    const finest = await encode(100);
    if (finest.length <= maxBytes) bytes = finest;
  }
  return { bytes: paddedJpeg(bytes, minBytes), widthPx, heightPx, dpi };
}

async function finestUnder(
  maxBytes: number,
  maxKb: number,
  encode: (quality: number) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  let low = lowestQuality;
  let high = usualQuality - 1;
  let best = await encode(low);
  if (best.length > maxBytes) throw new KbWindowMissed(maxKb, Math.ceil(best.length / 1000));
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const tried = await encode(middle);
    if (tried.length <= maxBytes) {
      best = tried;
      low = middle;
    } else high = middle - 1;
  }
  return best;
}

async function compress(
  { pixels, widthPx, heightPx, channels }: Raster,
  quality: number,
  isCompact: boolean,
): Promise<Uint8Array> {
  const raw = sharp(pixels, { raw: { width: widthPx, height: heightPx, channels } });
  const opaque = channels === 4 ? raw.removeAlpha() : raw;
  const colour = channels === 1 ? opaque.toColourspace("b-w") : opaque.toColourspace("srgb");
  return colour
    .jpeg({ quality, chromaSubsampling: "4:4:4", optimiseCoding: isCompact, progressive: false })
    .toBuffer();
}

/** PNG with its density in a pHYs chunk (PNG 1.2, 11.3.5.3: pixels per metre). */
export async function encodePng(raster: Raster, { dpi }: { dpi: number }): Promise<EncodedImage> {
  const { pixels, widthPx, heightPx, channels } = raster;
  const png = await sharp(pixels, { raw: { width: widthPx, height: heightPx, channels } })
    .png({ compressionLevel: 6 })
    .toBuffer();
  return { bytes: withPngDensity(png, dpi), widthPx, heightPx, dpi };
}

/** Coverage as a PNG of grey ink on nothing, for a PDF. */
export async function encodeInk({ widthPx, heightPx, alpha }: Matte): Promise<Uint8Array> {
  const pixels = new Uint8Array(alpha.length * 4).fill(96);
  for (let index = 0; index < alpha.length; index += 1) pixels[index * 4 + 3] = alpha[index]!;
  return sharp(pixels, { raw: { width: widthPx, height: heightPx, channels: 4 } })
    .png()
    .toBuffer();
}
