import type { FacePatch } from "../face/face-patch";
import { type FaceMesh, meshPoint } from "../face/mesh";
import { type Lab, labOfLinear, linearOfSample } from "../raster/colour";

/** Edges of the lips from corner to corner, MediaPipe's FACEMESH_LIPS. */
const edges = {
  upperOuter: [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291],
  upperInner: [78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308],
  lowerInner: [78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308],
  lowerOuter: [61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291],
} as const;

const looks = {
  /** Columns that are looked at: the mouth without this share of its width on either side, where it closes anyway. */
  corner: 0.28,
  /** How far beyond the inner edges is looked, in pixels of the patch: the mesh draws them so well and no better. */
  beyondPx: 1,
  /** Parts of each lip from its outer edge to its inner one that are surely lip. */
  upperLip: [0.3, 0.75],
  lowerLip: [0.2, 0.65],
  /** Redness (a* of CIE L*a*b*) under which lips have no colour, and nothing can be told: black and white, deep shade. */
  colourless: 8,
  /** What redness counts against lightness where the least lip-like pixel of a column is sought. */
  redness: 1.5,
  /** Teeth have lost this share of the lips' redness, and are at most this much darker (L*). */
  paler: 0.35,
  darker: 3,
} as const;

/**
 * Share of the mouth's middle, 0..1 by columns, in which something as light as the lips and far less red stands between
 * them. Closed lips have a dark line there, and gloss lies on the lip, not between. Null where lips have no colour.
 */
export function teethShare(patch: FacePatch, mesh: FaceMesh): number | null {
  const { pixels, edgePx } = patch;
  const [upperOuter, upperInner, lowerInner, lowerOuter] = Object.values(edges).map((indices) =>
    indices.map((index) => patch.at(meshPoint(mesh, index))),
  ) as [Line, Line, Line, Line];
  const [right, left] = [upperOuter[0]![0], upperOuter[upperOuter.length - 1]![0]];
  const labAt = (x: number, y: number): Lab => {
    const at = 3 * (Math.max(0, Math.min(edgePx - 1, Math.round(y))) * edgePx + x);
    return labOfLinear(...([0, 1, 2].map((c) => lightOf(pixels[at + c]!)) as Lab));
  };
  const lips: Lab[] = [];
  const between: Lab[] = [];
  const from = Math.max(0, Math.ceil(right + looks.corner * (left - right)));
  const to = Math.min(edgePx - 1, Math.floor(left - looks.corner * (left - right)));
  for (let x = from; x <= to; x++) {
    const [top, upper, lower, bottom] = [upperOuter, upperInner, lowerInner, lowerOuter].map((line) =>
      heightAt(line, x),
    ) as [number, number, number, number];
    for (const share of spread(looks.upperLip)) lips.push(labAt(x, top + share * (upper - top)));
    for (const share of spread(looks.lowerLip)) lips.push(labAt(x, bottom + share * (lower - bottom)));
    let palest: Lab | null = null;
    for (let y = Math.round(upper) - looks.beyondPx; y <= Math.round(lower) + looks.beyondPx; y++) {
      const seen = labAt(x, y);
      if (!palest || paleness(seen) > paleness(palest)) palest = seen;
    }
    between.push(palest!);
  }
  const lightness = median(lips.map(([l]) => l));
  const redness = median(lips.map(([, a]) => a));
  if (between.length === 0 || redness < looks.colourless) return null;
  const isTooth = ([l, a]: Lab) => a < (1 - looks.paler) * redness && l > lightness - looks.darker;
  return between.filter(isTooth).length / between.length;
}

type Line = [x: number, y: number][];

/** Five places from the first to the last. */
const spread = ([from, to]: readonly [number, number]): number[] =>
  [0, 1, 2, 3, 4].map((step) => from + (step / 4) * (to - from));

const paleness = ([l, a]: Lab): number => l - looks.redness * a;

const lightOf = (sample: number): number => linearOfSample[Math.max(0, Math.min(255, Math.round(sample)))]!;

/** Row of a line from corner to corner at a column. */
function heightAt(line: Line, x: number): number {
  const next = Math.max(
    1,
    line.findIndex(([at], index) => index > 0 && (at >= x || index === line.length - 1)),
  );
  const [x0, y0] = line[next - 1]!;
  const [x1, y1] = line[next]!;
  return x1 === x0 ? y0 : y0 + Math.max(0, Math.min(1, (x - x0) / (x1 - x0))) * (y1 - y0);
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
}
