import { riffChunks } from "./riff-chunks";

/** Bytes to cut off: more than an encoder leaves unused at the end, less than any visible damage would leave. */
const cutBytes = 16;

/** Smaller files are not photographs, and 16 bytes may be nearly all of their data. */
const leastBytes = 256;

/** Maximum chunks before the picture; real files have a few. */
const maxChunks = 64;

/**
 * The WebP without the end of its picture data, or null if there is no single picture of some size in it. Used to
 * detect damage: the decoder of a complete picture must run out of data and fail. WebP has no checksums, but after a
 * flipped bit the rest is decoded differently, and usually the last block ends long before the data, which no decoder
 * reports.
 */
export function webpWithoutEnd(bytes: Uint8Array): Uint8Array | null {
  let count = 0;
  for (const { name, from, end } of riffChunks(bytes)) {
    if (++count > maxChunks || name === "ANIM") return null;
    if (name !== "VP8 " && name !== "VP8L") continue;
    let last = Math.min(end, bytes.length);
    while (last > from && bytes[last - 1] === 0) last--;
    const length = last - cutBytes - from;
    return length < leastBytes ? null : pictureAlone(name, bytes.subarray(from, from + length));
  }
  return null;
}

/** Builds a WebP of one chunk. */
function pictureAlone(name: string, data: Uint8Array): Uint8Array {
  const padded = data.length + (data.length % 2);
  const file = new Uint8Array(20 + padded);
  const header = new DataView(file.buffer);
  file.set([..."RIFF----WEBP", ...name].map((letter) => letter.charCodeAt(0)));
  header.setUint32(4, 12 + padded, true);
  header.setUint32(16, data.length, true);
  file.set(data, 20);
  return file;
}
