import { tag, u16be, u16le, u24le, u32be } from "./bytes";
import { isobmffSizePx } from "./heif/isobmff-header";
import { type ImageFormat, imageFormat } from "./image-format";
import { isStartOfFrame, jpegSegments } from "./jpeg/jpeg-segments";
import { pngChunks } from "./png-chunks";
import { riffChunks } from "./riff-chunks";

/** What the first bytes of a file state, without decoding. Size as stored, before EXIF orientation. */
export interface ImageHeader {
  format: ImageFormat;
  widthPx: number;
  heightPx: number;
  /** More than one frame; only the first is used. */
  animated: boolean;
}

/** @returns null if the format is not supported, or the header is truncated or invalid */
export function readImageHeader(bytes: Uint8Array): ImageHeader | null {
  const format = imageFormat(bytes);
  if (!format) return null;
  const header = { jpeg, png, webp, heic: isobmff, avif: isobmff }[format](bytes);
  return header && header.widthPx > 0 && header.heightPx > 0 ? { format, ...header } : null;
}

type Size = Omit<ImageHeader, "format"> | null;

function jpeg(bytes: Uint8Array): Size {
  const frame = jpegSegments(bytes).find(({ marker }) => isStartOfFrame(marker));
  return frame
    ? { widthPx: u16be(bytes, frame.at + 7), heightPx: u16be(bytes, frame.at + 5), animated: false }
    : null;
}

function png(bytes: Uint8Array): Size {
  if (tag(bytes, 12) !== "IHDR") return null;
  return { widthPx: u32be(bytes, 16), heightPx: u32be(bytes, 20), animated: hasPngChunk(bytes, "acTL") };
}

/** Limit of chunks before the first IDAT; real files have a few dozen. */
const maxPngChunks = 4096;

/** acTL, which marks an APNG, precedes the first IDAT. */
function hasPngChunk(bytes: Uint8Array, wanted: string): boolean {
  let chunks = 0;
  for (const { name } of pngChunks(bytes)) {
    if (++chunks > maxPngChunks || name === "IDAT") return false;
    if (name === wanted) return true;
  }
  return false;
}

/** WebP container specification: VP8 (lossy), VP8L (lossless) or VP8X (extended: alpha, EXIF, animation). */
function webp(bytes: Uint8Array): Size {
  const { name, from } = riffChunks(bytes).next().value ?? { name: "", from: 0 };
  if (name === "VP8X") {
    return {
      widthPx: u24le(bytes, from + 4) + 1,
      heightPx: u24le(bytes, from + 7) + 1,
      animated: (bytes[from]! & 2) !== 0,
    };
  }
  if (name === "VP8L" && bytes[from] === 0x2f) {
    const widthPx = (u16le(bytes, from + 1) & 0x3fff) + 1;
    const heightPx = ((u24le(bytes, from + 2) >> 6) & 0x3fff) + 1;
    return { widthPx, heightPx, animated: false };
  }
  if (name === "VP8 " && u24le(bytes, from + 3) === 0x2a019d) {
    return {
      widthPx: u16le(bytes, from + 6) & 0x3fff,
      heightPx: u16le(bytes, from + 8) & 0x3fff,
      animated: false,
    };
  }
  return null;
}

function isobmff(bytes: Uint8Array): Size {
  const sizePx = isobmffSizePx(bytes);
  return sizePx && { ...sizePx, animated: tag(bytes, 8) === "avis" || tag(bytes, 8) === "hevc" };
}
