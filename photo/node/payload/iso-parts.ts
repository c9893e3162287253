import { isobmffBoxes } from "../../core/file/isobmff-boxes";
import { type ImageParts, PartCounter } from "./image-parts";

/** Top-level boxes that HEIF, AVIF and the motion photos built on them use (ISO/IEC 14496-12, 23008-12). */
const knownBoxes = new Set([
  "ftyp",
  "meta",
  "mdat",
  "moov",
  "free",
  "skip",
  "wide",
  "uuid",
  "mpvd",
  "idat",
  "styp",
  "sidx",
]);
const textMarks = ["<?xpacket", "<x:xmpmeta", "Exif\0\0"];

/** The box sizes say where the picture ends; EXIF and XMP lie in `mdat`, so they are found by their marks. */
export function readIsoParts(bytes: Uint8Array): ImageParts {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const counter = new PartCounter();
  let endsAt = 0;
  for (const { name, end } of isobmffBoxes(bytes, 0, bytes.length)) {
    if (!knownBoxes.has(name)) break;
    counter.count();
    endsAt = end;
  }
  const metadata = textMarks.flatMap((mark) => {
    const from = file.indexOf(mark, 0, "latin1");
    return from === -1 ? [] : [file.subarray(from, from + 64 * 1024)];
  });
  return { endsAt, metadata };
}
