import { u32be } from "../bytes";
import { isobmffBoxes } from "./isobmff-boxes";

/**
 * HEIC and AVIF consist of nested boxes (ISO/IEC 14496-12, 23008-12). Only the `ispe` boxes (image spatial extents)
 * are read here.
 */

/** Far above real files, which have a few dozen boxes, nested three levels deep. */
const maxBoxes = 4096;
const maxDepth = 8;

/**
 * The largest extent of any picture in the file: the whole picture of a tiled file, and the worst case for a hostile
 * one. Before rotation.
 * @returns null if there is none, or for more boxes or a deeper nesting than any real file has
 */
export function isobmffSizePx(bytes: Uint8Array): { widthPx: number; heightPx: number } | null {
  let largest: { widthPx: number; heightPx: number } | null = null;
  let boxCount = 0;
  /** False if there were too many boxes. */
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

/** Share of the declared bytes that are missing; above 0 for an interrupted download. */
export function isobmffMissingRatio(bytes: Uint8Array): number {
  let at = 0;
  let boxCount = 0;
  for (const box of isobmffBoxes(bytes, 0, Number.POSITIVE_INFINITY)) {
    at = box.end;
    if (++boxCount > maxBoxes) return 1;
  }
  return at > bytes.length ? (at - bytes.length) / at : 0;
}
