import type { Box, Face } from "../types";

/** Where the head is, in pixels of the raster that is to be matted. A `Face` moved to that raster fits. */
export type HeadGeometry = Pick<Face, "box" | "leftEye" | "rightEye" | "chin">;

/** A model's rough answer: 0 (background) to 1 (person) per cell, laid over `place` in pixels of the image (may hang over its edges). */
export interface CoverageMap {
  widthPx: number;
  heightPx: number;
  coverage: Float32Array;
  place: Box;
}

/** Chin to skull top, in pixels: 1.245 x (pupil distance + eyes to chin), the ratio that dpar39/ppp measured. */
export function headHeightPx(face: HeadGeometry): number {
  const [eyeX, eyeY] = eyeMiddle(face);
  const pupilsPx = Math.hypot(face.leftEye[0] - face.rightEye[0], face.leftEye[1] - face.rightEye[1]);
  return 1.245 * (pupilsPx + Math.hypot(face.chin[0] - eyeX, face.chin[1] - eyeY));
}

export function eyeMiddle(face: HeadGeometry): [x: number, y: number] {
  return [(face.leftEye[0] + face.rightEye[0]) / 2, (face.leftEye[1] + face.rightEye[1]) / 2];
}

/** Share of a map's side over which its say fades towards an edge that lies inside the image: models err where they cannot see on. */
const fade = 0.1;

/** The map read (bilinear) on a grid of cells that spans the image, and how much it has to say there, 0..1. */
export function seenOnGrid(
  map: CoverageMap,
  image: { widthPx: number; heightPx: number },
  widthPx: number,
  heightPx: number,
): { coverage: Float32Array; say: Float32Array } {
  const grid = {
    widthPx,
    heightPx,
    coverage: new Float32Array(widthPx * heightPx),
    say: new Float32Array(widthPx * heightPx),
  };
  const { place, coverage } = map;
  const fadesLeft = place.x > 0.5;
  const fadesRight = place.x + place.width < image.widthPx - 0.5;
  const fadesTop = place.y > 0.5;
  const fadesBottom = place.y + place.height < image.heightPx - 0.5;
  for (let y = 0; y < grid.heightPx; y++) {
    const v = ((((y + 0.5) * image.heightPx) / grid.heightPx - place.y) / place.height) * map.heightPx - 0.5;
    if (v < -0.5 || v > map.heightPx - 0.5) continue;
    const y0 = Math.max(0, Math.min(map.heightPx - 2, Math.floor(v)));
    const fy = Math.max(0, Math.min(1, v - y0));
    const down = (v + 0.5) / map.heightPx;
    const rowSay = Math.min(1, fadesTop ? down / fade : 1, fadesBottom ? (1 - down) / fade : 1);
    for (let x = 0; x < grid.widthPx; x++) {
      const u = ((((x + 0.5) * image.widthPx) / grid.widthPx - place.x) / place.width) * map.widthPx - 0.5;
      if (u < -0.5 || u > map.widthPx - 0.5) continue;
      const x0 = Math.max(0, Math.min(map.widthPx - 2, Math.floor(u)));
      const fx = Math.max(0, Math.min(1, u - x0));
      const j = y0 * map.widthPx + x0;
      const top = coverage[j]! * (1 - fx) + coverage[j + 1]! * fx;
      const bottom = coverage[j + map.widthPx]! * (1 - fx) + coverage[j + map.widthPx + 1]! * fx;
      const at = y * grid.widthPx + x;
      const across = (u + 0.5) / map.widthPx;
      const columnSay = Math.min(1, fadesLeft ? across / fade : 1, fadesRight ? (1 - across) / fade : 1);
      grid.coverage[at] = top * (1 - fy) + bottom * fy;
      grid.say[at] = Math.max(0, rowSay * columnSay);
    }
  }
  return grid;
}

/** The map read on a grid that spans the image; 0 where the map does not reach. */
export function coverageOnGrid(
  map: CoverageMap,
  image: { widthPx: number; heightPx: number },
  widthPx: number,
  heightPx: number,
): Float32Array {
  return seenOnGrid(map, image, widthPx, heightPx).coverage;
}
