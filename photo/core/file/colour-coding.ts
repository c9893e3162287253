import { tag, u16be } from "./bytes";
import { readHeifItems } from "./heif/heif-items";
import type { ImageFormat } from "./image-format";
import { pngChunks } from "./png-chunks";

/** The transfer function from samples to light. A number is the exponent of a plain power curve. */
export type TransferCurve = "srgb" | "pq" | "hlg" | number;

/** The colour space of a picture without an ICC profile. */
export interface ColourCoding {
  primaries: "srgb" | "display-p3" | "bt2020";
  transfer: TransferCurve;
}

export const isSrgb = ({ primaries, transfer }: ColourCoding): boolean =>
  primaries === "srgb" && transfer === "srgb";

/** ColourPrimaries of ITU-T H.273, table 2. Those of BT.601 are treated as sRGB, as in browsers, because they are very close. */
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

/** The codes of BT.709, BT.601 and BT.2020 with 10 and 12 bits, which share one curve. */
const videoCurves = [1, 6, 14, 15];

/** Exponent of a reference display for video (ITU-R BT.1886). */
const displayGamma = 2.4;

/**
 * Reads the colour space that a picture declares with code points (ITU-T H.273) instead of an ICC profile. `cICP` of a PNG takes
 * precedence over its ICC profile (PNG, third edition, 4.3). `nclx` of a HEIC or AVIF applies only without a profile
 * (ISO/IEC 23000-22, 7.3.6.4).
 * @returns null if an ICC profile applies, or if no supported code points are found; without a profile the colours are then sRGB
 */
export function readColourCoding(bytes: Uint8Array, format: ImageFormat): ColourCoding | null {
  if (format === "png") return pngCoding(bytes);
  return format === "heic" || format === "avif" ? nclxCoding(bytes) : null;
}

/** Limit for the chunks before the first IDAT; real files have a few dozen. */
const maxPngChunks = 4096;

/** Reads `cICP`. As in browsers, a video curve means that of a reference display. */
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

/** Reads `nclx`. As in browsers, a still picture with a video curve, or with an unknown one, is treated as sRGB. */
function nclxCoding(bytes: Uint8Array): ColourCoding | null {
  const items = readHeifItems(bytes);
  // Thumbnails, gain maps and alpha planes have properties of their own.
  const boxes = items?.properties.get(items.primary)?.filter(({ name }) => name === "colr") ?? [];
  // A `colr` box begins with its type: `nclx`, or `prof` or `rICC` for a profile (ISO/IEC 14496-12, 12.1.5).
  const [nclx] = boxes;
  if (!nclx || boxes.some(({ from }) => tag(bytes, from) !== "nclx")) return null;
  const primaries = primariesOfCode[u16be(bytes, nclx.from + 4)] ?? "srgb";
  const transfer = curveOfCode[u16be(bytes, nclx.from + 6)] ?? "srgb";
  return { primaries, transfer };
}
