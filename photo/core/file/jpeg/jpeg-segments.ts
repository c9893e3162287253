import { u16be } from "../bytes";

/** A marker segment of a JPEG (ITU-T T.81, B.1.1): `at` is the offset of its 0xFF, `end` the offset after it. */
export interface JpegSegment {
  marker: number;
  at: number;
  end: number;
}

const fill = 0xff;
const endOfImage = 0xd9;
export const startOfScan = 0xda;

/** TEM, RST0-7 and SOI stand alone, without a length (T.81, B.1.1.3). */
const standsAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Start of frame: every SOFn but DHT (C4), JPG (C8) and DAC (CC). */
export const isStartOfFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

export const isEndOfImage = ({ marker }: JpegSegment): boolean => marker === endOfImage;

/**
 * End of the entropy-coded data that starts at `from`: the next marker other than a restart. In the data, 0xFF is
 * followed by 0x00 (T.81, B.1.1.5).
 */
function skipScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    const isStuffingOrRestart = next === 0x00 || (next >= 0xd0 && next <= 0xd7);
    if (!isStuffingOrRestart && next !== fill) return at;
    at = bytes.indexOf(0xff, next === fill ? at + 1 : at + 2);
  }
  return bytes.length;
}

/**
 * Iterates over the segments of a JPEG up to the end of the image, without the data of its scans. Stray bytes between segments are
 * skipped, as decoders do. The iteration ends at a segment with an invalid length; the last segment may extend beyond the file. A
 * hostile file may have millions of segments, so callers must count them.
 */
export function* walkJpeg(bytes: Uint8Array): Generator<JpegSegment> {
  for (let at = nextMarker(bytes, 2); at !== -1; at = nextMarker(bytes, at)) {
    const marker = bytes[at + 1]!;
    if (standsAlone(marker)) {
      at += 2;
      continue;
    }
    if (marker === endOfImage) {
      yield { marker, at, end: at + 2 };
      return;
    }
    if (at + 4 > bytes.length) return;
    const end = at + 2 + u16be(bytes, at + 2);
    yield { marker, at, end };
    // A length counts its own two bytes.
    if (end < at + 4) return;
    at = marker === startOfScan ? skipScan(bytes, end) : end;
  }
}

/**
 * Offset of the next marker, or -1. 0xFF followed by 0x00 is data, and 0xFF followed by 0xFF is a fill byte before a marker
 * (T.81, B.1.1.2).
 */
function nextMarker(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(fill, from);
  while (at !== -1 && (bytes[at + 1] === fill || bytes[at + 1] === 0)) at = bytes.indexOf(fill, at + 1);
  return at + 2 > bytes.length ? -1 : at;
}

/** Extended XMP with a whole second picture inside has some 160. */
export const maxSegments = 4096;

/** The segments between SOI and the first scan, in order, the last being SOS; limited in number. */
export function jpegSegments(bytes: Uint8Array): JpegSegment[] {
  const segments: JpegSegment[] = [];
  for (const segment of walkJpeg(bytes)) {
    segments.push(segment);
    if (segment.marker === startOfScan || segments.length === maxSegments) break;
  }
  return segments;
}
