import { tag, u16be } from "./bytes";
import { readHeifItems } from "./heif-items";
import type { ImageFormat } from "./image-format";
import { pngChunks } from "./png-chunks";

/** How samples stand for light. A number is the exponent of a plain power curve. */
export type TransferCurve = "srgb" | "pq" | "hlg" | number;

/** What the samples of a picture mean where no ICC profile says it. */
export interface ColourCoding {
  primaries: "srgb" | "display-p3" | "bt2020";
  transfer: TransferCurve;
}

export const isSrgb = ({ primaries, transfer }: ColourCoding): boolean =>
  primaries === "srgb" && transfer === "srgb";

/** ColourPrimaries of ITU-T H.273, table 2. Those of BT.601 are so near to sRGB's that browsers and we take them as such. */
const primariesOfCode: Record<number, ColourCoding["primaries"]> = {
  1: "srgb",
  5: "srgb",
  6: "srgb",
  9: "bt2020",
  12: "display-p3",
};

/** TransferCharacteristics of ITU-T H.273, table 3. */
const curveOfCode: Record<number, TransferCurve> = {
  4: 2.2,
  5: 2.8,
  8: 1,
  13: "srgb",
  16: "pq",
  18: "hlg",
};

/** BT.709, BT.601 and BT.2020 in 10 and 12 bits: one curve under four numbers. */
const videoCurves = [1, 6, 14, 15];

/** The curve of a reference display for them (ITU-R BT.1886). */
const displayGamma = 2.4;

/**
 * What a picture says of its colours by code points (ITU-T H.273) instead of an ICC profile: `cICP` of a PNG, which wins
 * over its ICC profile (PNG, third edition, 4.3), and `nclx` of a HEIC or AVIF, which is only for where there is none
 * (ISO/IEC 23000-22, 7.3.6.4).
 * @returns null where an ICC profile counts, or nothing that is read here; then sRGB is meant
 */
export function readColourCoding(bytes: Uint8Array, format: ImageFormat): ColourCoding | null {
  if (format === "png") return pngCoding(bytes);
  return format === "heic" || format === "avif" ? nclxCoding(bytes) : null;
}

/** Chunks before the first IDAT; honest files have some dozen. */
const maxPngChunks = 4096;

/** As browsers do, a PNG's video curves are taken as those of a reference display. */
function pngCoding(bytes: Uint8Array): ColourCoding | null {
  let chunks = 0;
  for (const { name, from } of pngChunks(bytes)) {
    if (++chunks > maxPngChunks || name === "IDAT") return null;
    if (name !== "cICP") continue;
    const [primariesCode, transferCode] = [bytes[from]!, bytes[from + 1]!];
    const primaries = primariesOfCode[primariesCode];
    const transfer = videoCurves.includes(transferCode) ? displayGamma : curveOfCode[transferCode];
    return primaries && transfer ? { primaries, transfer } : null;
  }
  return null;
}

/** As browsers do, a still picture with a video curve, or none that is known, is taken as coded like sRGB. */
function nclxCoding(bytes: Uint8Array): ColourCoding | null {
  const items = readHeifItems(bytes);
  // Thumbnails, gain maps and alpha planes have properties of their own.
  const boxes = items?.properties.get(items.primary)?.filter(({ name }) => name === "colr") ?? [];
  // Its type comes first: `nclx`, or `prof` or `rICC` for a profile (ISO/IEC 14496-12, 12.1.5).
  const [nclx] = boxes;
  if (!nclx || boxes.some(({ from }) => tag(bytes, from) !== "nclx")) return null;
  const primaries = primariesOfCode[u16be(bytes, nclx.from + 4)] ?? "srgb";
  const transfer = curveOfCode[u16be(bytes, nclx.from + 6)] ?? "srgb";
  return { primaries, transfer };
}
