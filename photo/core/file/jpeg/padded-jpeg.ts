import { jpegSegments } from "./jpeg-segments";

const com = 0xfe;
/** A segment's length field counts itself and cannot exceed 65535. */
const longestPayload = 65533;

/**
 * Pads a JPEG to exactly `lengthBytes` with comment segments of spaces before its first table. Bytes after the end
 * marker would be simpler, but upload filters treat them as a hidden second file. A JPEG that is long enough is
 * returned unchanged; if less than 5 bytes are missing, the result is up to 4 bytes too long.
 */
export function paddedJpeg(bytes: Uint8Array, lengthBytes: number): Uint8Array {
  let missing = lengthBytes - bytes.length;
  if (missing <= 0) return bytes;
  const comments: Uint8Array[] = [];
  while (missing > 0) {
    let payload = Math.min(Math.max(missing - 4, 1), longestPayload);
    // Never leave a remainder too short for a segment.
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
