import type { FacePatch } from "../../face/face-patch";
import { fillPolygon } from "../../face/fill-polygon";
import { brows, faceOval, outlines } from "../../face/landmarks";
import { type FaceMesh, meshPoint, middle } from "../../face/mesh";
import type { Point } from "../../types";

/** How much larger than each feature is what is left out around it, and how far the face is drawn in from its outline. */
const grown = { eye: 2.2, brow: 1.6, mouth: 1.35, face: 0.85 };

/** A stroke is narrower than twice this. */
const reachPx = 6;

/** A stroke differs from its surroundings by more grey levels. */
const levelsMin = 10;

/**
 * Opacities of print, in hundredths: below the first, highlights and folds of the skin are as frequent. One print has one opacity, give or
 * take what the lens and JPEG blur.
 */
const opacity = { from: 30, to: 80, give: 4 };

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

/**
 * Share of the skin, in percent, under narrow strokes of the commonest opacity, beyond the share of those that are a little stronger or
 * weaker: highlights have all opacities, the letters of a watermark one.
 */
function underOnePrint(greys: Float32Array, edgePx: number, skin: Uint8Array): number {
  const opened = withoutStrokes(greys, edgePx);
  const counts = new Uint32Array(101);
  let count = 0;
  for (let i = 0; i < skin.length; i++) {
    if (!skin[i]) continue;
    count++;
    const above = greys[i]! - opened[i]!;
    if (above > levelsMin) counts[Math.min(100, Math.round((100 * above) / (256 - opened[i]!)))]!++;
  }
  const wide = 2 * opacity.give + 1;
  const from = (first: number): number => counts.subarray(first, first + wide).reduce((a, b) => a + b, 0);
  let most = 0;
  for (let first = opacity.from - opacity.give; first < opacity.to - opacity.give; first++)
    most = Math.max(most, from(first) - Math.max(from(first - wide), from(first + wide)));
  return (100 * most) / Math.max(1, count);
}

/** The same for light and for dark print, whichever is more. */
export function printedStrokes(patch: FacePatch, greys: Float32Array, mesh: FaceMesh): number {
  const { edgePx } = patch;
  const skin = skinOf(patch, mesh);
  const dark = greys.map((grey) => 255 - grey);
  return Math.max(underOnePrint(greys, edgePx, skin), underOnePrint(dark, edgePx, skin));
}
