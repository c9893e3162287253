import { imageFormat } from "./image-format";
import { ImageRefused } from "./image-refused";
import { isobmffBoxes } from "./isobmff-boxes";
import { isEndOfImage, walkJpeg } from "./jpeg-segments";
import { pngChunks } from "./png-chunks";
import { riffLength } from "./riff-chunks";

/** Segments, chunks or boxes of one file; a 20 MB PNG with IDAT chunks of 8 kB has 2,500. */
const maxParts = 20_000;

/** Top-level boxes that a HEIF picture is read from (ISO/IEC 23008-12); `ftyp` comes first. */
const pictureBoxes = new Set(["meta", "moov", "mdat", "imda"]);

/**
 * The file up to the end of its picture, without a copy. Cameras and editors append gain maps, clips, depth maps and
 * marks of their own, and files grow stray bytes on their way: nobody reads them here, and no decoder trips over them.
 * A picture without an end comes back as it is.
 * @throws ImageRefused "damaged" for more parts than any picture has
 */
export function withoutTrailer(bytes: Uint8Array): Uint8Array {
  const format = imageFormat(bytes);
  if (format === "jpeg") return bytes.subarray(0, jpegEnd(bytes));
  if (format === "png") return bytes.subarray(0, pngEnd(bytes));
  if (format === "webp") return bytes.subarray(0, riffLength(bytes));
  return format ? bytes.subarray(0, isobmffEnd(bytes)) : bytes;
}

/** Passes the parts on, as many as a picture may have. */
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

/** Behind the last box with picture data; a second `ftyp` begins a clip. */
function isobmffEnd(bytes: Uint8Array): number {
  let pictureEnd = 0;
  for (const { name, end } of counted(isobmffBoxes(bytes, 0, bytes.length))) {
    if (name === "ftyp" && pictureEnd > 0) break;
    if (pictureBoxes.has(name)) pictureEnd = end;
  }
  return pictureEnd || bytes.length;
}
