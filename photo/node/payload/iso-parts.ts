import { HostileParts, type ImageParts, PartCounter } from "./image-parts";

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

/** Bytes of the box at `at`, its head included. Size 0: to the end of the file; size 1: a 64-bit size follows. */
function boxLength(file: Buffer, at: number): number {
  const shortSize = file.readUInt32BE(at);
  if (shortSize === 0) return file.length - at;
  const isLong = shortSize === 1 && at + 16 <= file.length;
  const length = isLong ? Number(file.readBigUInt64BE(at + 8)) : shortSize;
  // A box shorter than its own head would be read again and again.
  if (length < (isLong ? 16 : 8)) throw new HostileParts("a box shorter than its head");
  return length;
}

/** The box sizes say where the picture ends; EXIF and XMP lie in `mdat`, so they are found by their marks. */
export function readIsoParts(bytes: Uint8Array): ImageParts {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const counter = new PartCounter();
  let at = 0;
  while (at + 8 <= file.length) {
    if (!knownBoxes.has(file.toString("latin1", at + 4, at + 8))) break;
    counter.count();
    at += boxLength(file, at);
  }
  const metadata = textMarks.flatMap((mark) => {
    const from = file.indexOf(mark, 0, "latin1");
    return from === -1 ? [] : [file.subarray(from, from + 64 * 1024)];
  });
  return { endsAt: Math.min(at, file.length), metadata };
}
