import type { EncodedImage, Raster } from "../../types";
import { withJpegDensity } from "./jpeg-density";
import { paddedJpeg } from "./padded-jpeg";

/** Highest quality to try first: above it files grow quickly without a visible difference. */
const usualQuality = 95;
/** Below this quality, blocks are visible in a face, and checkers report blur. */
const lowestQuality = 20;

export interface JpegWindow {
  dpi: number;
  /** Limits of an upload form, which may count 1000 or 1024 bytes: the result satisfies both if possible. */
  minKb?: number | null;
  maxKb?: number | null;
  /** The quality to try first; default 95. */
  quality?: number;
  /**
   * Optimised Huffman tables: files are 10 % smaller, encoding takes four times as long; not needed for a print
   * sheet. Default true.
   */
  isCompact?: boolean;
}

/** A platform's JPEG encoder: baseline, 4:4:4, sRGB; quality 1 to 100 as in libjpeg. */
export type CompressJpeg = (raster: Raster, quality: number, isCompact: boolean) => Promise<Uint8Array>;

/** No quality satisfies the authority's limit. */
export class KbWindowMissed extends Error {
  constructor(
    readonly maxKb: number,
    readonly smallestKb: number,
  ) {
    super(`The photo needs ${smallestKb} kB, the limit is ${maxKb} kB`);
    this.name = "KbWindowMissed";
  }
}

/** The limits in bytes. */
export function bytesOf({ minKb, maxKb }: Pick<JpegWindow, "minKb" | "maxKb">) {
  const maxBytes = maxKb ? Math.floor(maxKb * 1000) : Number.POSITIVE_INFINITY;
  return { minBytes: minKb ? Math.min(Math.ceil(minKb * 1024), maxBytes) : 0, maxBytes };
}

/**
 * Encodes a JPEG with its density in the JFIF header and no other metadata, with the highest quality that the limit
 * allows.
 * @throws KbWindowMissed
 */
export async function fitJpeg(
  raster: Raster,
  { dpi, minKb, maxKb, quality: firstQuality = usualQuality, isCompact = true }: JpegWindow,
  compress: CompressJpeg,
): Promise<EncodedImage> {
  const { widthPx, heightPx } = raster;
  const { minBytes, maxBytes } = bytesOf({ minKb, maxKb });
  const encode = async (quality: number) => withJpegDensity(await compress(raster, quality, isCompact), dpi);
  let bytes = await encode(firstQuality);
  if (bytes.length > maxBytes) bytes = await finestUnder(maxBytes, maxKb ?? 0, firstQuality - 1, encode);
  else if (bytes.length < minBytes) {
    // Prefer more detail to padding.
    const finest = await encode(100);
    if (finest.length <= maxBytes) bytes = finest;
  }
  return { bytes: paddedJpeg(bytes, minBytes), widthPx, heightPx, dpi };
}

async function finestUnder(
  maxBytes: number,
  maxKb: number,
  highestQuality: number,
  encode: (quality: number) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  let low = lowestQuality;
  let high = highestQuality;
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
