import sharp from "sharp";
import { isComplete } from "../../core/file/image-completeness";
import { imageFormat } from "../../core/file/image-format";
import { maxImagePixels } from "../../core/file/image-limits";
import { ImageRefused } from "../../core/file/image-refused";
import { refuseTornJpeg } from "../../core/file/jpeg/torn-jpeg";
import { webpWithoutEnd } from "../../core/file/webp-without-end";

/**
 * Detects damage in a complete file that no decoder reports: data left over when the picture is full. Runs beside
 * decoding, which uses another thread.
 * @throws ImageRefused
 */
export async function refuseTorn(bytes: Uint8Array): Promise<void> {
  refuseTornJpeg(bytes);
  if (imageFormat(bytes) === "webp" && isComplete(bytes) && (await isTornWebp(bytes)))
    throw new ImageRefused("damaged", "The data of this WebP contradict its header");
}

/**
 * Returns the decoded picture if `refuseTorn` finds no damage. Settles only after both have settled: libvips cannot be stopped, and a
 * decoder that keeps running after a rejection would take processor time from the next picture.
 * @throws ImageRefused
 */
export async function unlessTorn<Decoded>(decoding: Promise<Decoded>, bytes: Uint8Array): Promise<Decoded> {
  const [decoded, torn] = await Promise.allSettled([decoding, refuseTorn(bytes)]);
  if (torn.status === "rejected") throw torn.reason;
  if (decoded.status === "rejected") throw decoded.reason;
  return decoded.value;
}

async function isTornWebp(bytes: Uint8Array): Promise<boolean> {
  const withoutEnd = webpWithoutEnd(bytes);
  if (!withoutEnd) return false;
  const options = { failOn: "warning", limitInputPixels: maxImagePixels } as const;
  return sharp(withoutEnd, options)
    .resize(64)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
}
