import { tag, u32be } from "./bytes";

export const imageFormats = ["jpeg", "png", "webp", "heic", "avif"] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** Number of leading bytes that `imageFormat` needs. */
export const signatureBytes = 256;

const heicBrands = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"]);
const avifBrands = new Set(["avif", "avis"]);

/**
 * Detects the format by the first bytes: file names and declared types can be wrong, and phones name HEIC files .jpg.
 * Called by the browser before uploading, and by the server before decoding.
 * @returns null for formats that the engine does not read (GIF, BMP, TIFF, SVG, JPEG 2000, text ...)
 */
export function imageFormat(head: Uint8Array): ImageFormat | null {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return "jpeg";
  if (tag(head, 0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (tag(head, 0) === "RIFF" && tag(head, 8) === "WEBP") return "webp";
  return tag(head, 4) === "ftyp" ? codecOfBrands(head) : null;
}

/**
 * HEIC or AVIF by the brands of `ftyp` (ISO/IEC 14496-12, 4.3; 23008-12, annex B): the major brand at offset 8,
 * compatible ones from 16. `mif1` and `msf1` alone do not determine the codec.
 */
function codecOfBrands(head: Uint8Array): "heic" | "avif" | null {
  const end = Math.min(u32be(head, 0), head.length, signatureBytes);
  const brands = [tag(head, 8)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(tag(head, at));
  for (const brand of brands) {
    if (avifBrands.has(brand)) return "avif";
    if (heicBrands.has(brand)) return "heic";
  }
  return null;
}
