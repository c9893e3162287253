import { imageFormat } from "../../core/file/image-format";
import type { ImageParts } from "./image-parts";
import { readIsoParts } from "./iso-parts";
import { readJpegParts } from "./jpeg-parts";
import { readPngParts } from "./png-parts";
import { readWebpParts } from "./webp-parts";

const readers = {
  jpeg: readJpegParts,
  png: readPngParts,
  webp: readWebpParts,
  heic: readIsoParts,
  avif: readIsoParts,
};

/**
 * Undefined for bytes of none of the accepted formats.
 * @throws HostileParts
 */
export function readImageParts(bytes: Uint8Array): ImageParts | undefined {
  const format = imageFormat(bytes);
  return format ? readers[format](bytes) : undefined;
}
