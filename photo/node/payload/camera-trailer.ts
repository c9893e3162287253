import { type ImageParts, PartCounter } from "./image-parts";
import { readJpegParts } from "./jpeg-parts";

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);

/** Zeros, ones or line ends that carry nothing. */
const isPadding = (bytes: Uint8Array) =>
  bytes.every((byte) => byte === 0 || byte === 0xff || byte === 0x0a || byte === 0x0d);

/** Phones put a clip behind the still and announce it in XMP (Google's Motion Photo format). */
const announcesMotion = (parts: ImageParts) =>
  parts.metadata.some((part) => /MotionPhoto|MicroVideo/.test(latin1(part).toString("latin1")));

/** The Multi-Picture Format (CIPA DC-007): gain maps and depth maps as further JPEGs, announced in APP2. */
const announcesPictures = (parts: ImageParts) =>
  parts.metadata.some((part) => latin1(part).toString("latin1", 0, 4) === "MPF\0" || isGainMapNote(part));

const isGainMapNote = (part: Uint8Array) =>
  latin1(part).includes("hdr-gain-map") || latin1(part).includes("GContainer");

function isRowOfJpegs(trailer: Uint8Array): boolean {
  const counter = new PartCounter();
  let at = 0;
  while (trailer[at] === 0xff && trailer[at + 1] === 0xd8) {
    counter.count(true);
    at = readJpegParts(trailer, at).endsAt;
  }
  return at > 0 && isPadding(trailer.subarray(at));
}

/**
 * Is this what honest cameras leave behind the end of a picture: padding, announced further pictures, an
 * announced clip, or Samsung's own trailer (ends in "SEFT")?
 */
export function isCameraTrailer(trailer: Uint8Array, parts: ImageParts): boolean {
  if (isPadding(trailer)) return true;
  const bytes = latin1(trailer);
  if (bytes.toString("latin1", bytes.length - 4) === "SEFT" && bytes.includes("SEFH")) return true;
  if (announcesPictures(parts) && isRowOfJpegs(trailer)) return true;
  return announcesMotion(parts) && bytes.subarray(0, 64).includes("ftyp");
}
