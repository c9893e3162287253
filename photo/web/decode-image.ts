import { blankTailRatio, isComplete } from "../core/file/image-completeness";
import { toleratedMissingRatio } from "../core/file/image-limits";
import { ImageRefused } from "../core/file/image-refused";
import { inspectImage } from "../core/file/inspect-image";
import { refuseTornJpeg } from "../core/file/jpeg/torn-jpeg";
import { withoutTrailer } from "../core/file/picture-end";
import type { Raster } from "../core/types";
import { openCanvas } from "./canvas";
import { DeviceFailed } from "./device-failed";

/** Formats that only some browsers decode: a file that cannot be decoded here may still be good. */
const notEverywhere: readonly string[] = ["heic", "avif"];

async function openBitmap(bytes: Uint8Array, format: string): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(new Blob([bytes as BlobPart]), { imageOrientation: "from-image" });
  } catch (error) {
    if (notEverywhere.includes(format))
      throw new DeviceFailed("format", `This browser does not decode ${format}`);
    throw new ImageRefused("damaged", error instanceof Error ? error.message : "Not decodable", error);
  }
}

/**
 * Decodes bytes to upright sRGB samples with the browser's decoder, which applies EXIF orientation and colour
 * profiles.
 * @throws ImageRefused, DeviceFailed "format"
 */
export async function decodeImage(
  file: Uint8Array,
  { longestEdgePx }: { longestEdgePx: number },
): Promise<{ raster: Raster; sourceWidthPx: number; sourceHeightPx: number }> {
  const { format } = inspectImage(file);
  const bytes = withoutTrailer(file);
  const opening = openBitmap(bytes, format);
  // Browsers decode damaged JPEGs without an error. Checked while decoding.
  const looking = Promise.resolve(bytes).then(refuseTornJpeg);
  const [bitmap] = await Promise.all([opening, looking]).catch((error: unknown) => {
    // Must be closed here; it takes four bytes per pixel.
    void opening.then(
      (unused) => unused.close(),
      () => {},
    );
    throw error;
  });
  const { width: sourceWidthPx, height: sourceHeightPx } = bitmap;
  const scale = Math.min(1, longestEdgePx / Math.max(sourceWidthPx, sourceHeightPx));
  const widthPx = Math.max(1, Math.round(sourceWidthPx * scale));
  const heightPx = Math.max(1, Math.round(sourceHeightPx * scale));
  const context = openCanvas(widthPx, heightPx);
  context.drawImage(bitmap, 0, 0, widthPx, heightPx);
  bitmap.close();
  const { data } = context.getImageData(0, 0, widthPx, heightPx);
  const pixels = new Uint8Array(data.buffer);
  const lost = isComplete(bytes) ? 0 : blankTailRatio(pixels, 4 * widthPx, 4);
  if (lost > toleratedMissingRatio)
    throw new ImageRefused("damaged", `${Math.round(lost * 100)} % of the picture is missing`);
  return { raster: { widthPx, heightPx, channels: 4, pixels }, sourceWidthPx, sourceHeightPx };
}
