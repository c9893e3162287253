import { isCameraTrailer } from "./camera-trailer";
import { HostileParts, type ImageParts } from "./image-parts";
import { readImageParts } from "./read-image-parts";

/**
 * Words that a browser or a server would run. XMP is XML, so angle brackets alone say nothing; and each word is
 * long enough not to turn up by chance in a megabyte of binary maker notes.
 */
const scriptPattern =
  /<(?:script|iframe|object|embed|svg)[\s>/]|<\?php\s|<\?=\s*\$_(?:get|post|request|cookie)|javascript:|<!entity\s|\bon(?:error|load|click)\s*=|\beval\s*\(/i;

/** ZIP readers look for their directory from the end of the file, whatever it begins with. */
function isAlsoArchive(file: Buffer): boolean {
  const at = file.lastIndexOf("PK\x05\x06", undefined, "latin1");
  if (at === -1 || at + 22 > file.length) return false;
  const commentLength = file.readUInt16LE(at + 20);
  return at + 22 + commentLength === file.length && file.includes("PK\x01\x02", 0, "latin1");
}

/** PDF readers take a header anywhere in the first 1024 bytes. */
const isAlsoPdf = (file: Buffer) => file.subarray(0, 1024).includes("%PDF-");

function findFault(bytes: Uint8Array, parts: ImageParts): string {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (isAlsoArchive(file)) return "the file is also an archive";
  if (isAlsoPdf(file)) return "the file is also a PDF";
  if (parts.metadata.some((part) => scriptPattern.test(Buffer.from(part).toString("latin1"))))
    return "script in the metadata";
  const trailer = file.subarray(parts.endsAt);
  if (isCameraTrailer(trailer, parts)) return "";
  return "a second payload behind the end of the image";
}

/**
 * What an image file should not carry: a second payload, a second identity, a script, or parts without end.
 * @returns what was found, in English, for an answer and the log; "" for a clean file
 */
export function findPayload(bytes: Uint8Array): string {
  try {
    const parts = readImageParts(bytes);
    return parts ? findFault(bytes, parts) : "not an image";
  } catch (error) {
    if (error instanceof HostileParts) return error.message;
    throw error;
  }
}
