import type { FacePatch } from "../../face/face-patch";
import { fillPolygon } from "../../face/fill-polygon";
import { brows, faceOval, outlines } from "../../face/landmarks";
import { type FaceMesh, meshPoint, middle } from "../../face/mesh";
import type { Point } from "../../types";

/** How much larger than each feature is what is left out around it, and how far the face is drawn in from its outline. */
const grown = { eye: 2.2, brow: 1.6, mouth: 1.35, face: 0.85 };

/** A stroke is narrower than twice this. */
const reachPx = 6;

/** Of the room to white a stroke takes so much, and is lighter than its surroundings by so many grey levels. */
const stroke = { share: 0.35, levels: 20 };

/** The least value in the square around each pixel. */
function leastAround(values: Float32Array, edgePx: number): Float32Array {
  let from = values;
  for (const length of [1, edgePx]) {
    const to = new Float32Array(from.length);
    for (let i = 0; i < from.length; i++) {
      const place = Math.floor(i / length) % edgePx;
      const last = i + Math.min(reachPx, edgePx - 1 - place) * length;
      let least = from[i]!;
      for (let at = i - Math.min(reachPx, place) * length; at <= last; at += length) {
        if (from[at]! < least) least = from[at]!;
      }
      to[i] = least;
    }
    from = to;
  }
  return from;
}

const negated = (values: Float32Array): Float32Array => values.map((value) => -value);

/** The picture without what is lighter than its surroundings and narrower than a stroke. */
const withoutStrokes = (greys: Float32Array, edgePx: number): Float32Array =>
  negated(leastAround(negated(leastAround(greys, edgePx)), edgePx));

/** Skin alone: the face without eyes, brows and mouth. */
function skinOf({ edgePx, at }: FacePatch, mesh: FaceMesh): Uint8Array {
  const area = (indices: readonly number[], by: number): Uint8Array => {
    const corners = indices.map((index) => at(meshPoint(mesh, index)));
    const [x, y] = middle(...corners);
    return fillPolygon(
      corners.map(([u, v]): Point => [x + by * (u - x), y + by * (v - y)]),
      edgePx,
    );
  };
  const features = [
    area(outlines.rightEye, grown.eye),
    area(outlines.leftEye, grown.eye),
    area(outlines.mouth, grown.mouth),
    area(brows.right, grown.brow),
    area(brows.left, grown.brow),
  ];
  return area(faceOval, grown.face).map((isIn, i) => (isIn && features.every((one) => !one[i]) ? 1 : 0));
}

/** Share of the skin, in percent, that lies under narrow strokes much lighter than what is around them: letters of a watermark. */
export function lightStrokes(patch: FacePatch, greys: Float32Array, mesh: FaceMesh): number {
  const { edgePx } = patch;
  const opened = withoutStrokes(greys, edgePx);
  const skin = skinOf(patch, mesh);
  let count = 0;
  let light = 0;
  for (let i = 0; i < skin.length; i++) {
    if (!skin[i]) continue;
    count++;
    const above = greys[i]! - opened[i]!;
    if (above > stroke.share * (255 - opened[i]!) && above > stroke.levels) light++;
  }
  return (100 * light) / Math.max(1, count);
}
