import type { ImageParts } from "./image-parts";
import { readIsoParts } from "./iso-parts";
import { readJpegParts } from "./jpeg-parts";
import { readPngParts } from "./png-parts";
import { readWebpParts } from "./webp-parts";

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1", from, to);

/**
 * Undefined for bytes that are none of JPEG, PNG, WebP, HEIF or AVIF.
 * @throws HostileParts
 */
export function readImageParts(bytes: Uint8Array): ImageParts | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return readJpegParts(bytes);
  if (ascii(bytes, 0, 8) === "\x89PNG\r\n\x1a\n") return readPngParts(bytes);
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return readWebpParts(bytes);
  if (ascii(bytes, 4, 8) === "ftyp") return readIsoParts(bytes);
  return undefined;
}
