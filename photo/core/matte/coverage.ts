import { skullProportion } from "../thresholds";
import type { Box, Face } from "../types";

/** Position of the head in pixels of the raster to be matted. A `Face` moved to that raster fits. */
export type HeadGeometry = Pick<Face, "box" | "leftEye" | "rightEye" | "chin">;

/**
 * Output of a person model: 0 (background) to 1 (person) per cell, covering `place` in pixels of the image (may
 * extend beyond its edges).
 */
export interface CoverageMap {
  widthPx: number;
  heightPx: number;
  coverage: Float32Array;
  place: Box;
}

/** Height of the head from the chin to the top of the skull, in pixels. */
export function headHeightPx(face: HeadGeometry): number {
  const [eyeX, eyeY] = eyeMiddle(face);
  const pupilsPx = Math.hypot(face.leftEye[0] - face.rightEye[0], face.leftEye[1] - face.rightEye[1]);
  return skullProportion.ofViews.value * (pupilsPx + Math.hypot(face.chin[0] - eyeX, face.chin[1] - eyeY));
}

export function eyeMiddle(face: HeadGeometry): [x: number, y: number] {
  return [(face.leftEye[0] + face.rightEye[0]) / 2, (face.leftEye[1] + face.rightEye[1]) / 2];
}

/**
 * Share of a map's side over which its confidence fades towards an edge inside the image: models are less accurate
 * near the edge of their input, because they do not see what continues beyond it.
 */
const fade = 0.1;

/** The map resampled (bilinear) to a grid over the image, with its confidence, 0..1. */
export function resampledCoverage(
  map: CoverageMap,
  image: { widthPx: number; heightPx: number },
  widthPx: number,
  heightPx: number,
): { coverage: Float32Array; confidence: Float32Array } {
  const seen = new Float32Array(widthPx * heightPx);
  const counts = new Float32Array(widthPx * heightPx);
  const { place, coverage } = map;
  const columns = readingsOf(
    { from: place.x, length: place.width, cells: map.widthPx },
    { imageLength: image.widthPx, cells: widthPx },
  );
  const rows = readingsOf(
    { from: place.y, length: place.height, cells: map.heightPx },
    { imageLength: image.heightPx, cells: heightPx },
  );
  const { first, share, confidence } = columns;
  for (let y = 0; y < heightPx; y++) {
    const fy = rows.share[y]!;
    const rowConfidence = rows.confidence[y]!;
    if (rowConfidence < 0) continue;
    const row = rows.first[y]! * map.widthPx;
    for (let x = 0, at = y * widthPx; x < widthPx; x++, at++) {
      const columnConfidence = confidence[x]!;
      if (columnConfidence < 0) continue;
      const fx = share[x]!;
      const j = row + first[x]!;
      const top = coverage[j]! * (1 - fx) + coverage[j + 1]! * fx;
      const bottom = coverage[j + map.widthPx]! * (1 - fx) + coverage[j + map.widthPx + 1]! * fx;
      seen[at] = top * (1 - fy) + bottom * fy;
      counts[at] = rowConfidence * columnConfidence;
    }
  }
  return { coverage: seen, confidence: counts };
}

/**
 * Interpolation along one axis: for each grid cell the first of two map cells, the second one's share, and the
 * confidence; -1 outside the map.
 */
function readingsOf(
  map: { from: number; length: number; cells: number },
  { imageLength, cells: gridCells }: { imageLength: number; cells: number },
) {
  const fadesAtStart = map.from > 0.5;
  const fadesAtEnd = map.from + map.length < imageLength - 0.5;
  const first = new Int32Array(gridCells);
  const share = new Float32Array(gridCells);
  const confidence = new Float32Array(gridCells).fill(-1);
  for (let at = 0; at < gridCells; at++) {
    const along = (((at + 0.5) * imageLength) / gridCells - map.from) / map.length;
    if (along < 0 || along > 1) continue;
    const cell = along * map.cells - 0.5;
    first[at] = Math.max(0, Math.min(map.cells - 2, Math.floor(cell)));
    share[at] = Math.max(0, Math.min(1, cell - first[at]!));
    confidence[at] = Math.min(1, fadesAtStart ? along / fade : 1, fadesAtEnd ? (1 - along) / fade : 1);
  }
  return { first, share, confidence };
}

/** The map resampled to a grid over the image; 0 outside the map. */
export function coverageOnGrid(
  map: CoverageMap,
  image: { widthPx: number; heightPx: number },
  widthPx: number,
  heightPx: number,
): Float32Array {
  return resampledCoverage(map, image, widthPx, heightPx).coverage;
}
