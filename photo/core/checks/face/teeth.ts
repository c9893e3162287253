import type { FacePatch } from "../../face/face-patch";
import { lips as lipEdges } from "../../face/landmarks";
import { type FaceMesh, meshPoint } from "../../face/mesh";
import { type Lab, labOfLinear, lightOf } from "../../raster/colour";

const limits = {
  /** Columns that are looked at: the mouth without this share of its width on either side, where it closes anyway. */
  corner: 0.28,
  /** Pixels searched beyond the inner lip edges: the mesh is accurate to about one pixel. */
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
  const lineOf = (indices: readonly number[]): Line =>
    indices.map((index) => patch.at(meshPoint(mesh, index)));
  const upperOuter = lineOf(lipEdges.upperOuter);
  const upperInner = lineOf(lipEdges.upperInner);
  const lowerInner = lineOf(lipEdges.lowerInner);
  const lowerOuter = lineOf(lipEdges.lowerOuter);
  const [right, left] = [upperOuter[0]![0], upperOuter[upperOuter.length - 1]![0]];
  const labAt = (x: number, y: number): Lab => {
    const at = 3 * (Math.max(0, Math.min(edgePx - 1, Math.round(y))) * edgePx + x);
    return labOfLinear(lightOf(pixels[at]!), lightOf(pixels[at + 1]!), lightOf(pixels[at + 2]!));
  };
  const lips: Lab[] = [];
  const between: Lab[] = [];
  const from = Math.max(0, Math.ceil(right + limits.corner * (left - right)));
  const to = Math.min(edgePx - 1, Math.floor(left - limits.corner * (left - right)));
  for (let x = from; x <= to; x++) {
    const [top, upper] = [heightAt(upperOuter, x), heightAt(upperInner, x)];
    const [lower, bottom] = [heightAt(lowerInner, x), heightAt(lowerOuter, x)];
    for (const share of spread(limits.upperLip)) lips.push(labAt(x, top + share * (upper - top)));
    for (const share of spread(limits.lowerLip)) lips.push(labAt(x, bottom + share * (lower - bottom)));
    let palest: Lab | null = null;
    for (let y = Math.round(upper) - limits.beyondPx; y <= Math.round(lower) + limits.beyondPx; y++) {
      const seen = labAt(x, y);
      if (!palest || paleness(seen) > paleness(palest)) palest = seen;
    }
    between.push(palest!);
  }
  const lightness = median(lips.map(([l]) => l));
  const redness = median(lips.map(([, a]) => a));
  if (between.length === 0 || redness < limits.colourless) return null;
  const isTooth = ([l, a]: Lab) => a < (1 - limits.paler) * redness && l > lightness - limits.darker;
  return between.filter(isTooth).length / between.length;
}

type Line = [x: number, y: number][];

/** Five places from the first to the last. */
const spread = ([from, to]: readonly [number, number]): number[] =>
  [0, 1, 2, 3, 4].map((step) => from + (step / 4) * (to - from));

const paleness = ([l, a]: Lab): number => l - limits.redness * a;

/** Row of a line from corner to corner at a column; beyond its ends that of the nearer one. */
function heightAt(line: Line, x: number): number {
  let [lastX, lastY] = line[0]!;
  for (const [nextX, nextY] of line) {
    if (nextX >= x)
      return nextX > lastX ? lastY + ((nextY - lastY) * Math.max(0, x - lastX)) / (nextX - lastX) : nextY;
    [lastX, lastY] = [nextX, nextY];
  }
  return lastY;
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
}
