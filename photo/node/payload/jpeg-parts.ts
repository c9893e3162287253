import { isEndOfImage, walkJpeg } from "../../core/file/jpeg-segments";
import { type ImageParts, PartCounter } from "./image-parts";

const comment = 0xfe;

const isMetadata = (marker: number) => marker === comment || (marker >= 0xe0 && marker <= 0xef);

/**
 * The parts of the JPEG that starts at `start`.
 * @throws HostileParts
 */
export function readJpegParts(bytes: Uint8Array, start = 0): ImageParts {
  const metadata: Uint8Array[] = [];
  const counter = new PartCounter();
  for (const segment of walkJpeg(bytes, start)) {
    const { marker, at, end } = segment;
    if (isEndOfImage(segment)) return { endsAt: end, metadata };
    counter.count(isMetadata(marker));
    if (isMetadata(marker)) metadata.push(bytes.subarray(at + 4, end));
  }
  return { endsAt: bytes.length, metadata };
}
