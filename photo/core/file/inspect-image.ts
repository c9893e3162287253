import { type ImageFormat, imageFormat } from "./image-format";
import { type ImageHeader, readImageHeader } from "./image-header";
import { maxImageBytes, maxImagePixels } from "./image-limits";
import { ImageRefused } from "./image-refused";
import { refuseCostly } from "./refuse-costly";

/**
 * Detects type and size of a file before decoding, so that decoders only get supported formats with acceptable sizes.
 * @param decodablePixels the maximum for this machine's memory
 * @throws ImageRefused
 */
export function inspectImage(
  bytes: Uint8Array,
  decodablePixels: (format: ImageFormat) => number = () => maxImagePixels,
): ImageHeader {
  if (bytes.length === 0) throw new ImageRefused("empty", "The file has no bytes");
  if (bytes.length > maxImageBytes) {
    throw new ImageRefused("too-many-bytes", `${bytes.length} bytes, at most ${maxImageBytes} are taken`);
  }
  const format = imageFormat(bytes);
  if (!format) throw new ImageRefused("unsupported", "Not a JPEG, PNG, WebP, HEIC or AVIF");
  const header = readImageHeader(bytes);
  if (!header)
    throw new ImageRefused("damaged", `The header of this ${format} breaks off or contradicts itself`);
  const maxPixels = Math.min(maxImagePixels, decodablePixels(format));
  if (header.widthPx * header.heightPx > maxPixels) {
    throw new ImageRefused(
      "too-many-pixels",
      `${header.widthPx}x${header.heightPx} pixels of ${format}, at most ${maxPixels} are taken`,
    );
  }
  refuseCostly(bytes, header);
  return header;
}
