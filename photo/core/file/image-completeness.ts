import { tag, u32le } from "./bytes";
import { isobmffMissingRatio } from "./heif/isobmff-header";
import { imageFormat } from "./image-format";
import { jpegSegments } from "./jpeg/jpeg-segments";

/**
 * Whether the file contains the end marker of its format. Uploads can be interrupted, and lenient decoders fill the
 * rest with grey. Bytes after the end marker are ignored: phones append depth maps and trailers.
 */
export function isComplete(bytes: Uint8Array): boolean {
  const format = imageFormat(bytes);
  if (format === "jpeg") return hasEndOfImage(bytes);
  if (format === "png") return tag(bytes, Math.max(0, bytes.length - 4096), 4096).includes("IEND");
  if (format === "webp") return u32le(bytes, 4) + 8 <= bytes.length;
  return isobmffMissingRatio(bytes) === 0;
}

/** Searched backwards, and only after the first scan header: an EXIF thumbnail has an end marker too. */
function hasEndOfImage(bytes: Uint8Array): boolean {
  const scanFrom = jpegSegments(bytes).at(-1)?.end ?? 0;
  for (let at = bytes.length - 2; at >= scanFrom; at -= 1) {
    if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return true;
  }
  return false;
}

/** Share of the picture's height, from below, in which each channel has a constant value. */
export function blankTailRatio(pixels: Uint8Array, rowLength: number, channels: number): number {
  const rows = Math.floor(pixels.length / rowLength);
  let blank = 0;
  while (blank < rows && isUniform(pixels, (rows - 1 - blank) * rowLength, rowLength, channels)) blank += 1;
  return rows === 0 ? 1 : blank / rows;
}

function isUniform(pixels: Uint8Array, from: number, length: number, channels: number): boolean {
  for (let offset = channels; offset < length; offset += 1) {
    if (pixels[from + offset] !== pixels[from + (offset % channels)]) return false;
  }
  return true;
}
