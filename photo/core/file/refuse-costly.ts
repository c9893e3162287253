import { areaOf, type HeifItems, readHeifItems } from "./heif/heif-items";
import type { ImageFormat } from "./image-format";
import type { ImageHeader } from "./image-header";
import { freePixels, maxFrames, maxOverdraw, maxScans, maxUploadEdgePx } from "./image-limits";
import { ImageRefused } from "./image-refused";
import { isEndOfImage, startOfScan, walkJpeg } from "./jpeg/jpeg-segments";
import { pngChunks } from "./png-chunks";
import { riffChunks } from "./riff-chunks";

const tooCostly = (what: string) => new ImageRefused("too-costly", what);

/**
 * Rejects files before decoding that would take far longer to decode than their pixel count suggests. A few kilobytes can
 * make a decoder decode the same tile a hundred times, or refine each pixel in a thousand scans.
 * @throws ImageRefused
 */
export function refuseCostly(bytes: Uint8Array, { format, widthPx, heightPx }: ImageHeader): void {
  const longestPx = Math.max(widthPx, heightPx);
  if (longestPx > maxUploadEdgePx)
    throw new ImageRefused(
      "too-many-pixels",
      `An edge of ${longestPx} pixels, at most ${maxUploadEdgePx} are taken`,
    );
  readers[format](bytes);
}

const readers: Record<ImageFormat, (bytes: Uint8Array) => void> = {
  jpeg: refuseManyScans,
  png: (bytes) => refuseManyFrames(pngChunks(bytes), "fcTL"),
  webp: (bytes) => refuseManyFrames(riffChunks(bytes), "ANMF"),
  heic: refuseOverdraw,
  avif: refuseOverdraw,
};

function refuseManyScans(bytes: Uint8Array): void {
  let scans = 0;
  let walkedTo = 0;
  for (const segment of walkJpeg(bytes)) {
    if (isEndOfImage(segment)) return;
    walkedTo = segment.end;
    if (segment.marker === startOfScan) scans += 1;
    if (scans > maxScans) throw tooCostly("More scans than a photo has");
  }
  // After an invalid segment, a decoder may search for the next marker and continue.
  for (let at = bytes.indexOf(0xff, walkedTo); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    if (bytes[at + 1] === startOfScan) scans += 1;
    if (scans > maxScans) throw tooCostly("More scans than a photo has");
  }
}

function refuseManyFrames(chunks: Iterable<{ name: string }>, frame: string): void {
  let frames = 0;
  for (const { name } of chunks) {
    // What follows the end of a PNG never reaches the decoder.
    if (name === "IEND") return;
    if (name === frame && ++frames > maxFrames) throw tooCostly("Too many frames");
  }
}

/** Rejects a picture or alpha plane if decoding its parts takes many more pixels than it has itself. */
function refuseOverdraw(bytes: Uint8Array): void {
  const items = readHeifItems(bytes);
  if (!items) return;
  const decodedOf = decodedPixels(bytes, items);
  for (const id of [items.primary, ...items.auxiliaries]) {
    const { pixels, largestPart } = decodedOf(id);
    const canvas = areaOf(bytes, items, id) ?? largestPart;
    if (pixels > Math.max(freePixels, maxOverdraw * canvas + largestPart))
      throw tooCostly(`${Math.round(pixels)} pixels are decoded for ${canvas}`);
  }
}

interface Decoded {
  pixels: number;
  largestPart: number;
}

/** Decoded pixels of an item. A part counts once for each use, also in nested grids; circular references count as infinite. */
function decodedPixels(bytes: Uint8Array, items: HeifItems): (id: number) => Decoded {
  const known = new Map<number, Decoded>();
  return function decodedOf(id): Decoded {
    const before = known.get(id);
    if (before) return before;
    known.set(id, { pixels: Number.POSITIVE_INFINITY, largestPart: 0 });
    const area = areaOf(bytes, items, id) ?? 0;
    const parts = items.parts.get(id)?.map(decodedOf);
    const decoded = parts
      ? {
          pixels: parts.reduce((sum, { pixels }) => sum + pixels, 0),
          largestPart: Math.max(0, ...parts.map(({ largestPart }) => largestPart)),
        }
      : { pixels: area, largestPart: area };
    known.set(id, decoded);
    return decoded;
  };
}
