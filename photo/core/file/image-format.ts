import { tag, u32be } from "./bytes";

export const imageFormats = ["jpeg", "png", "webp", "heic", "avif"] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** Bytes that `imageFormat` wants to see of a file's beginning. */
export const signatureBytes = 256;

const heicBrands = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"]);
const avifBrands = new Set(["avif", "avis"]);

/**
 * The format by a file's first bytes: names and declared types lie, and phones name HEIC files .jpg. The browser asks
 * before it sends a file, the server before it decodes one.
 * @returns null for everything that the engine does not read (GIF, BMP, TIFF, SVG, JPEG 2000, text ...)
 */
export function imageFormat(head: Uint8Array): ImageFormat | null {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return "jpeg";
  if (tag(head, 0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (tag(head, 0) === "RIFF" && tag(head, 8) === "WEBP") return "webp";
  return tag(head, 4) === "ftyp" ? codecOfBrands(head) : null;
}

/**
 * HEIC or AVIF by the brands of `ftyp` (ISO/IEC 14496-12, 4.3; 23008-12, annex B): the major one at 8, compatible
 * ones from 16 on. `mif1` and `msf1` alone name no codec.
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
