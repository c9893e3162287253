import { u32be } from "../bytes";
import { isobmffBoxes } from "./isobmff-boxes";

/**
 * HEIC and AVIF are boxes in boxes (ISO/IEC 14496-12, 23008-12): length, name, content. Only the `ispe` boxes
 * (image spatial extents) are read here.
 */

/** Far above any honest file, whose boxes number some dozen and nest three deep on the way to `ispe`. */
const maxBoxes = 4096;
const maxDepth = 8;

/**
 * The largest extent of any picture inside: the whole picture of a tiled file, never its tiles or thumbnail, and
 * for a hostile file the most that a decoder could be talked into. Before rotation.
 * @returns null without any, and for more boxes or a deeper nest than any picture has
 */
export function isobmffSizePx(bytes: Uint8Array): { widthPx: number; heightPx: number } | null {
  let largest: { widthPx: number; heightPx: number } | null = null;
  let boxCount = 0;
  /** False when there was too much to read. */
  const visit = (from: number, end: number, depth: number): boolean => {
    if (depth > maxDepth) return false;
    for (const box of isobmffBoxes(bytes, from, end)) {
      boxCount += 1;
      if (boxCount > maxBoxes) return false;
      if (box.name === "meta" && !visit(box.from + 4, box.end, depth + 1)) return false;
      if ((box.name === "iprp" || box.name === "ipco") && !visit(box.from, box.end, depth + 1)) return false;
      if (box.name === "ispe") {
        const extent = { widthPx: u32be(bytes, box.from + 4), heightPx: u32be(bytes, box.from + 8) };
        const area = extent.widthPx * extent.heightPx;
        if (!largest || area > largest.widthPx * largest.heightPx) largest = extent;
      }
    }
    return true;
  };
  return visit(0, bytes.length, 0) ? largest : null;
}

/** Share of the file that its own boxes promise and that is not there: above 0 for a download that broke off. */
export function isobmffMissingRatio(bytes: Uint8Array): number {
  let at = 0;
  let boxCount = 0;
  for (const box of isobmffBoxes(bytes, 0, Number.POSITIVE_INFINITY)) {
    at = box.end;
    if (++boxCount > maxBoxes) return 1;
  }
  return at > bytes.length ? (at - bytes.length) / at : 0;
}
