import { type JpegFrame, readJpegFrame, readJpegScan } from "./jpeg-frame";
import { isStartOfFrame, maxSegments, startOfScan, walkJpeg } from "./jpeg-segments";

const coefficients = 64;

/**
 * Whether a truncated JPEG lacks whole scans. Progressive files code all rows coarsely first and then refine them: if
 * they are truncated, nothing is blank, but every row has lost detail. A file that ends within its last scan only
 * lacks the finest step of some rows. Not used for complete files, since not all of them code every bit.
 */
export function missesScans(bytes: Uint8Array): boolean {
  let frame: JpegFrame | null = null;
  let segmentCount = 0;
  /** Bits that no scan has coded yet, by component and coefficient. */
  const missingBits = new Map<number, Uint8Array>();
  for (const { marker, at, end } of walkJpeg(bytes)) {
    if (++segmentCount > maxSegments) return true;
    if (isStartOfFrame(marker)) {
      frame = readJpegFrame(bytes, { marker, at, end });
      if (!frame) return false;
      for (const { id } of frame.planes) missingBits.set(id, new Uint8Array(coefficients).fill(16));
    } else if (marker === startOfScan && frame) {
      const scan = readJpegScan(bytes, frame, at);
      if (!scan) continue;
      const [first, last, bits] = frame.isProgressive ? [scan.first, scan.last, scan.lowBits] : [0, 63, 0];
      for (const { plane } of scan.blocks) missingBits.get(plane.id)!.fill(bits, first, last + 1);
    }
  }
  return [...missingBits.values()].some((bits) => bits.some((left) => left > 0));
}
