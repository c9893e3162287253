import { isobmffBoxes } from "./heif/isobmff-boxes";
import { imageFormat } from "./image-format";
import { ImageRefused } from "./image-refused";
import { isEndOfImage, walkJpeg } from "./jpeg/jpeg-segments";
import { pngChunks } from "./png-chunks";
import { riffLength } from "./riff-chunks";

/** Limit for the segments, chunks or boxes of a file; a 20 MB PNG with IDAT chunks of 8 kB has 2,500. */
const maxParts = 20_000;

/** Top-level boxes that hold a HEIF picture (ISO/IEC 23008-12), besides `ftyp` at the beginning. */
const pictureBoxes = new Set(["meta", "moov", "mdat", "imda"]);

/**
 * Returns a view of the file up to the end of its picture. Cameras and editors append gain maps, clips, depth maps
 * and their own data, and transfers may add stray bytes. The engine needs none of it, so decoders do not get it. A
 * picture without an end marker is returned unchanged.
 * @throws ImageRefused "damaged" for a file with more than `maxParts` parts
 */
export function withoutTrailer(bytes: Uint8Array): Uint8Array {
  const format = imageFormat(bytes);
  if (format === "jpeg") return bytes.subarray(0, jpegEnd(bytes));
  if (format === "png") return bytes.subarray(0, pngEnd(bytes));
  if (format === "webp") return bytes.subarray(0, riffLength(bytes));
  return format ? bytes.subarray(0, isobmffEnd(bytes)) : bytes;
}

/** Yields the parts and throws when there are more than `maxParts`. */
function* counted<Part>(parts: Iterable<Part>): Generator<Part> {
  let count = 0;
  for (const part of parts) {
    if (++count > maxParts) throw new ImageRefused("damaged", `More than ${maxParts} parts`);
    yield part;
  }
}

function jpegEnd(bytes: Uint8Array): number {
  for (const segment of counted(walkJpeg(bytes))) if (isEndOfImage(segment)) return segment.end;
  return bytes.length;
}

function pngEnd(bytes: Uint8Array): number {
  for (const { name, end } of counted(pngChunks(bytes))) if (name === "IEND") return end;
  return bytes.length;
}

/** The end of the last box with picture data. A second `ftyp` begins a clip. */
function isobmffEnd(bytes: Uint8Array): number {
  let pictureEnd = 0;
  for (const { name, end } of counted(isobmffBoxes(bytes, 0, bytes.length))) {
    if (name === "ftyp" && pictureEnd > 0) break;
    if (pictureBoxes.has(name)) pictureEnd = end;
  }
  return pictureEnd || bytes.length;
}
