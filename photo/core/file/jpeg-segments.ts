import { u16be } from "./bytes";

/** One marker segment of a JPEG (ITU-T T.81, B.1.1): `at` is the place of its 0xFF, `end` the first byte after it. */
export interface JpegSegment {
  marker: number;
  at: number;
  end: number;
}

const sos = 0xda;
const com = 0xfe;
/** A segment's length field counts itself and cannot exceed 65535. */
const longestPayload = 65533;
/** Extended XMP with a whole second picture inside has some 160. */
const maxSegments = 4096;

/**
 * The segments between SOI and the first scan, in order, SOS being the last. Stops quietly where the bytes stop
 * making sense or go on for ever: the caller finds out by the segment that it misses.
 */
export function jpegSegments(bytes: Uint8Array): JpegSegment[] {
  const segments: JpegSegment[] = [];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff && segments.length < maxSegments) {
    const marker = bytes[at + 1]!;
    // T.81 B.1.1.2: any marker may be preceded by fill bytes of 0xFF.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + u16be(bytes, at + 2);
    segments.push({ marker, at, end });
    if (marker === sos || end <= at + 3) break;
    at = end;
  }
  return segments;
}

/** Start of frame: every SOFn but DHT (C4), JPG (C8) and DAC (CC). */
export const isStartOfFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

const startsWithJfif = (bytes: Uint8Array, at: number): boolean =>
  bytes[at + 4] === 0x4a && bytes[at + 5] === 0x46 && bytes[at + 6] === 0x49 && bytes[at + 7] === 0x46;

const jfifHeader = [0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 1, 0, 72, 0, 72, 0, 0];

/** The same JPEG with `dpi` in its JFIF header, which is where print shops and authorities look; made where missing. */
export function withJpegDensity(bytes: Uint8Array, dpi: number): Uint8Array {
  const app0 = jpegSegments(bytes).find(({ marker, at }) => marker === 0xe0 && startsWithJfif(bytes, at));
  const written = app0 ? bytes.slice() : new Uint8Array(bytes.length + jfifHeader.length);
  if (!app0) {
    // JFIF 1.02: the header stands right after the start of image.
    written.set(bytes.subarray(0, 2));
    written.set(jfifHeader, 2);
    written.set(bytes.subarray(2), 2 + jfifHeader.length);
  }
  // Units (1 = dots per inch), Xdensity, Ydensity stand after the identifier and the version.
  written.set([1, dpi >> 8, dpi & 255, dpi >> 8, dpi & 255], (app0?.at ?? 2) + 11);
  return written;
}

/** Pixels per inch from the JFIF header, or null where there is none in inches or centimetres. */
export function jpegDensity(bytes: Uint8Array): number | null {
  const app0 = jpegSegments(bytes).find(({ marker, at }) => marker === 0xe0 && startsWithJfif(bytes, at));
  if (!app0) return null;
  const perUnit = u16be(bytes, app0.at + 12);
  const unit = bytes[app0.at + 11];
  return unit === 1 ? perUnit : unit === 2 ? perUnit * 2.54 : null;
}

/**
 * The same JPEG, exactly `lengthBytes` long, by comment segments of spaces before its first table. Bytes after the
 * end marker would be simpler and are what upload filters take for a hidden second file.
 * A JPEG that is as long already comes back as it is; less than 5 missing bytes make it up to 4 bytes too long.
 */
export function paddedJpeg(bytes: Uint8Array, lengthBytes: number): Uint8Array {
  let missing = lengthBytes - bytes.length;
  if (missing <= 0) return bytes;
  const comments: Uint8Array[] = [];
  while (missing > 0) {
    let payload = Math.min(Math.max(missing - 4, 1), longestPayload);
    // Never leave a rest that is too short to be a segment of its own.
    const rest = missing - payload - 4;
    if (rest > 0 && rest < 5) payload -= 5;
    const segment = new Uint8Array(payload + 4).fill(0x20);
    segment.set([0xff, com, (payload + 2) >> 8, (payload + 2) & 255]);
    comments.push(segment);
    missing -= segment.length;
  }
  const place = jpegSegments(bytes).find(({ marker }) => marker < 0xe0 || marker > 0xef)?.at ?? 2;
  const padded = new Uint8Array(bytes.length + comments.reduce((sum, { length }) => sum + length, 0));
  padded.set(bytes.subarray(0, place));
  let at = place;
  for (const comment of comments) {
    padded.set(comment, at);
    at += comment.length;
  }
  padded.set(bytes.subarray(place), at);
  return padded;
}
