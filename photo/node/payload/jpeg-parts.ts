import { type ImageParts, PartCounter } from "./image-parts";

const startOfScan = 0xda;
const endOfImage = 0xd9;
const comment = 0xfe;

/** TEM and RST0-7 stand alone, without a length (ITU-T T.81, B.1.1.3). */
const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

const isMetadata = (marker: number) => marker === comment || (marker >= 0xe0 && marker <= 0xef);

/**
 * Where the entropy-coded data that starts at `from` is left: the next marker that is no restart. In there an
 * 0xff of the data is followed by 0x00 (T.81, B.1.1.5).
 */
function skipScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    const isStuffingOrRestart = next === 0x00 || (next >= 0xd0 && next <= 0xd7);
    if (!isStuffingOrRestart && next !== 0xff) return at;
    at = bytes.indexOf(0xff, next === 0xff ? at + 1 : at + 2);
  }
  return bytes.length;
}

/**
 * Walks the segments of a JPEG that starts at `start`.
 * @throws HostileParts
 */
export function readJpegParts(bytes: Uint8Array, start = 0): ImageParts {
  const metadata: Uint8Array[] = [];
  const counter = new PartCounter();
  let at = start + 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return { endsAt: bytes.length, metadata };
    const marker = bytes[at + 1]!;
    if (marker === endOfImage) return { endsAt: at + 2, metadata };
    if (marker === 0xff || standsAlone(marker)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    const length = (bytes[at + 2]! << 8) | bytes[at + 3]!;
    counter.count(isMetadata(marker));
    if (isMetadata(marker)) metadata.push(bytes.subarray(at + 4, at + 2 + length));
    at += 2 + length;
    if (marker === startOfScan) at = skipScan(bytes, at);
  }
  const endsInMarker = bytes[at] === 0xff && bytes[at + 1] === endOfImage;
  return { endsAt: endsInMarker ? at + 2 : bytes.length, metadata };
}
