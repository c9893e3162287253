import { type FacePatch, patchEdgePx, patchEyeDistancePx } from "../../../face/face-patch";
import { greysOf } from "../../../face/features";
import { landmarks } from "../../../face/landmarks";
import { type FaceMesh, meshPoint } from "../../../face/mesh";
import type { Point } from "../../../types";

/** Corners of the eyes, from the picture's left to its right. */
const corners = {
  right: [landmarks.rightEyeOuter, landmarks.rightEyeInner],
  left: [landmarks.leftEyeInner, landmarks.leftEyeOuter],
} as const;

/** Columns across an eye, and how far they go towards its corners, in half widths. */
const columns = 19;
const across = 0.7;

/** Where the line may be, in distances of the eyes from the line of the corners: below brows, above the rims of glasses. */
const reach = { above: 0.2, below: 0.22 };

/** Lines that are tried: their slope, and how far their ends lie below their middle, in distances of the eyes. */
const slopes = [-0.06, -0.04, -0.02, 0, 0.02, 0.04, 0.06];
const falls = [0.02, 0.04, 0.06, 0.08, 0.1, 0.12, 0.14];

/** More than this share of the light counts no more: one hard edge makes no line. */
const stepMax = 0.3;

/** Grey levels below this are noise. */
const darkest = 3.5;

/** Fall of light from each place of a column to the next one below, as a share of the light. */
function lightFalls(
  { greys, edgePx }: { greys: Float32Array; edgePx: number },
  x: number,
  fromY: number,
  count: number,
): Float32Array {
  const column = Math.max(1, Math.min(edgePx - 2, Math.round(x)));
  const top = Math.round(fromY) - 3;
  const lights = new Float64Array(count + 6);
  for (let row = 0; row < lights.length; row++) {
    const i = Math.max(0, Math.min(edgePx - 1, top + row)) * edgePx + column;
    lights[row] = (greys[i - 1]! + greys[i]! + greys[i + 1]!) / 3;
  }
  const falls = new Float32Array(count);
  for (let row = 0; row < count; row++) {
    const above = lights[row]! + lights[row + 1]! + lights[row + 2]!;
    const below = lights[row + 4]! + lights[row + 5]! + lights[row + 6]!;
    falls[row] = Math.max(0, Math.min(stepMax, (above - below) / Math.max(6 * darkest, above + below)));
  }
  return falls;
}

/** Adds to each sum the column's value so far below it. By itself, for it is called thousands of times: an engine makes it fast. */
function addFrom(sums: Float64Array, column: Float32Array, below: number): void {
  const from = below < 0 ? -below : 0;
  const end = below < 0 ? sums.length : sums.length - below;
  for (let row = from; row < end; row++) sums[row] = sums[row]! + column[row + below]!;
}

function largest(values: Float64Array): number {
  let most = 0;
  for (let i = 0; i < values.length; i++) if (values[i]! > most) most = values[i]!;
  return most;
}

/** The strongest line that arches up, and the strongest that hangs down. */
function lines(greys: Float32Array, edgePx: number, [a, b]: readonly [Point, Point]) {
  const unit = (patchEyeDistancePx * edgePx) / patchEdgePx;
  const rows = Math.round((reach.above + reach.below) * unit);
  const places = Array.from({ length: columns }, (_, n) => across * ((2 * n) / (columns - 1) - 1));
  const falling = places.map((along) => {
    const x = (a[0] + b[0] + along * (b[0] - a[0])) / 2;
    const y = (a[1] + b[1] + along * (b[1] - a[1])) / 2;
    return lightFalls({ greys, edgePx }, x, y - reach.above * unit, rows);
  });
  const sums = new Float64Array(rows);
  const strongest = (sign: 1 | -1): number => {
    let best = 0;
    for (const slope of slopes) {
      for (const fall of falls) {
        sums.fill(0);
        for (let n = 0; n < columns; n++) {
          const along = places[n]!;
          const below = Math.round((slope * along + sign * fall * along ** 2) * unit);
          addFrom(sums, falling[n]!, below | 0);
        }
        best = Math.max(best, largest(sums));
      }
    }
    return best / columns;
  };
  return { arch: strongest(1), hanging: strongest(-1) };
}

/**
 * Where the skin of the lid ends it gets dark: an open eye's upper lid is an arch, a closed one's line of lashes hangs down.
 *
 * @returns how much stronger the hanging line is than the arch, the mean of both eyes
 */
export function hangingLids(patch: FacePatch, mesh: FaceMesh): number {
  const greys = greysOf(patch.pixels);
  let product = 1;
  for (const eye of Object.values(corners)) {
    const [one, other] = eye.map((index) => patch.at(meshPoint(mesh, index))) as [Point, Point];
    const { arch, hanging } = lines(greys, patch.edgePx, one[0] < other[0] ? [one, other] : [other, one]);
    product *= hanging / Math.max(1e-6, arch);
  }
  return Math.sqrt(product);
}
