import sharp from "sharp";
import { fitJpeg, type JpegWindow } from "../core/file/jpeg/fit-jpeg";
import { withPngDensity } from "../core/file/png-density";
import type { EncodedImage, Raster } from "../core/types";

/** @throws KbWindowMissed */
export const encodeJpeg = (raster: Raster, window: JpegWindow): Promise<EncodedImage> =>
  fitJpeg(raster, window, compress);

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
