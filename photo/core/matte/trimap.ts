import type { CoverageMap, HeadGeometry } from "./coverage";
import { distanceTo } from "./plane";

/** Coverage that counts as surely person, surely background. */
const surePerson = 0.95;
const sureBackground = 0.05;
/** Width of the unknown band beyond the doubtful coverage, in head heights, into the person and out of it. */
const hairInward = 0.05;
const hairOutward = 0.04;

/** Chin to skull top, in pixels: 1.245 x (pupil distance + eyes to chin), dpar39/ppp. */
export function headHeightPx(face: HeadGeometry): number {
  const middle = [
    (face.leftEye[0] + face.rightEye[0]) / 2,
    (face.leftEye[1] + face.rightEye[1]) / 2,
  ] as const;
  const pupils = Math.hypot(face.leftEye[0] - face.rightEye[0], face.leftEye[1] - face.rightEye[1]);
  return 1.245 * (pupils + Math.hypot(face.chin[0] - middle[0], face.chin[1] - middle[1]));
}

/** Bilinear look-up of a coverage map on a grid of `widthPx` x `heightPx` cells that spans the whole image. */
export function coverageOnGrid(
  map: CoverageMap,
  imageWidthPx: number,
  imageHeightPx: number,
  widthPx: number,
  heightPx: number,
): Float32Array {
  const out = new Float32Array(widthPx * heightPx);
  const { place, coverage } = map;
  for (let y = 0; y < heightPx; y++) {
    const v = ((((y + 0.5) * imageHeightPx) / heightPx - place.y) / place.height) * map.heightPx - 0.5;
    const y0 = Math.max(0, Math.min(map.heightPx - 2, Math.floor(v)));
    const fy = Math.max(0, Math.min(1, v - y0));
    for (let x = 0; x < widthPx; x++) {
      const u = ((((x + 0.5) * imageWidthPx) / widthPx - place.x) / place.width) * map.widthPx - 0.5;
      const x0 = Math.max(0, Math.min(map.widthPx - 2, Math.floor(u)));
      const fx = Math.max(0, Math.min(1, u - x0));
      const j = y0 * map.widthPx + x0;
      const top = coverage[j]! * (1 - fx) + coverage[j + 1]! * fx;
      const bottom = coverage[j + map.widthPx]! * (1 - fx) + coverage[j + map.widthPx + 1]! * fx;
      out[y * widthPx + x] = top * (1 - fy) + bottom * fy;
    }
  }
  return out;
}

/** Known alpha (0 or 1), or the coverage where unknown. */
export function makeTrimap(coverage: Float32Array, widthPx: number, heightPx: number, headPx: number) {
  const alpha = new Float32Array(coverage.length);
  const unknown = new Uint8Array(coverage.length);
  const inside = distanceTo((i) => coverage[i]! < surePerson, widthPx, heightPx);
  const outside = distanceTo((i) => coverage[i]! > sureBackground, widthPx, heightPx);
  for (let i = 0; i < coverage.length; i++) {
    if (inside[i]! > hairInward * headPx) alpha[i] = 1;
    else if (outside[i]! > hairOutward * headPx) alpha[i] = 0;
    else {
      alpha[i] = coverage[i]!;
      unknown[i] = 1;
    }
  }
  return { alpha, unknown };
}
