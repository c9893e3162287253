import { riffChunks } from "./riff-chunks";

/** Cut off: more than an encoder leaves over at the end, less than any visible damage would leave. */
const cutBytes = 16;

/** Less than this is no photograph, and 16 bytes may be nearly all of it. */
const leastBytes = 256;

/** Chunks before the picture; honest files have a handful. */
const maxChunks = 64;

/**
 * The same WebP without the end of its picture's data, or null where there is no single picture of some size in it.
 *
 * A whole picture misses its end: the decoder runs out of data and refuses. WebP has no checksums, but after a flipped
 * bit all that follows is read as something else, and then as a rule the last block is read long before the data ends,
 * or long after; what is too long the decoder says itself, and what is too short nobody but this.
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

/** A WebP of one chunk. */
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
