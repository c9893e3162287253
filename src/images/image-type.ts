export type ImageType = "jpeg" | "png" | "webp" | "heic" | "avif";

/** Bytes that `imageTypeOf` wants to see. */
export const signatureBytes = 64;

const heicBrands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"];
const avifBrands = ["avif", "avis"];

/**
 * The kind of an image by its first bytes; null for anything that is not accepted. Neither the file's name
 * nor the type that the system gives it can be trusted: phones name HEIC files .jpg.
 */
export function imageTypeOf(head: Uint8Array): ImageType | null {
  if (startsWith(head, [0xff, 0xd8, 0xff])) return "jpeg";
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "png";
  if (text(head, 0, 4) === "RIFF" && text(head, 8, 4) === "WEBP") return "webp";
  if (text(head, 4, 4) !== "ftyp") return null;
  return brandType(head);
}

/** ISO base media (ISO/IEC 14496-12): major brand at 8, compatible brands from 16 to the box's end. */
function brandType(head: Uint8Array): ImageType | null {
  const boxBytes = new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(0);
  const brands = [text(head, 8, 4)];
  for (let at = 16; at + 4 <= Math.min(boxBytes, head.length); at += 4) brands.push(text(head, at, 4));
  if (brands.some((brand) => avifBrands.includes(brand))) return "avif";
  return brands.some((brand) => heicBrands.includes(brand)) ? "heic" : null;
}

const startsWith = (head: Uint8Array, bytes: number[]) => bytes.every((byte, i) => head[i] === byte);
const text = (head: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...head.subarray(at, at + length));
