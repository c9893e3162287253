import type { FacePatch } from "../../../face/face-patch";
import { eyePoints } from "../../../face/landmarks";
import { type FaceMesh, meshPoint } from "../../../face/mesh";
import { lumaAt } from "../../../raster/colour";
import { thresholds } from "../../../thresholds";
import type { Check, Point } from "../../../types";
import { judge, notChecked } from "../../judge";

/** Of an eye's width and height: lashes and the corners' own shadow stay outside. */
const span = { across: 0.84, down: 0.9, steps: 42 };

/** Grey levels between the white of an eye and its iris; below, in shadow or behind dark glass, nothing is seen. */
const minContrast = 25;

/**
 * How far the dark of an eye lies from its middle, in half widths of the eye, towards the picture's right.
 * @returns null where white and iris cannot be told apart
 */
function irisOffset(
  patch: FacePatch,
  mesh: FaceMesh,
  points: (typeof eyePoints)[keyof typeof eyePoints],
): number | null {
  const [first, second, upper, lower] = points.map((index) => patch.at(meshPoint(mesh, index))) as [
    Point,
    Point,
    Point,
    Point,
  ];
  const [start, end] = first[0] < second[0] ? [first, second] : [second, first];
  const opening = lower[1] - upper[1];
  const middle = (lower[1] + upper[1]) / 2;
  const columns = Array.from({ length: span.steps + 1 }, (_, step) => {
    const along = span.across * (step / span.steps - 0.5);
    const half = (span.down * opening * Math.sqrt(1 - (2 * along) ** 2)) / 2;
    const x = (start[0] + end[0]) / 2 + along * (end[0] - start[0]);
    const y = middle + along * (end[1] - start[1]);
    return { along, grey: meanGrey(patch, x, y - half, y + half) };
  });
  const greys = columns.map(({ grey }) => grey).sort((a, b) => a - b);
  if (greys.at(-1)! - greys[0]! < minContrast) return null;
  const median = greys[Math.floor(greys.length / 2)]!;
  let dark = 0;
  let moment = 0;
  for (const { along, grey } of columns) {
    const weight = Math.max(0, median - grey);
    dark += weight;
    moment += weight * along;
  }
  return (2 * moment) / dark;
}

/** Mean grey of a column, bilinear: the nearest pixels would move the iris by half a pixel to one side. */
function meanGrey({ pixels, edgePx }: FacePatch, x: number, fromY: number, toY: number): number {
  const inside = (value: number) => Math.max(0, Math.min(edgePx - 1, value));
  const column = inside(x - 0.5);
  const left = Math.floor(column);
  const right = inside(left + 1);
  const greyOfRow = (row: number): number =>
    lumaAt(pixels, row * edgePx + left) * (1 - column + left) +
    lumaAt(pixels, row * edgePx + right) * (column - left);
  const steps = Math.max(1, Math.ceil(toY - fromY));
  let sum = 0;
  for (let step = 0; step <= steps; step++) {
    const row = inside(fromY + ((toY - fromY) * step) / steps - 0.5);
    const top = Math.floor(row);
    sum += greyOfRow(top) * (1 - row + top) + greyOfRow(inside(top + 1)) * (row - top);
  }
  return sum / (steps + 1);
}

/** Both irises to the same side of their eyes: the face looks past the camera. Up and down cannot be told. */
export function checkGaze(patch: FacePatch, mesh: FaceMesh): Check {
  const right = irisOffset(patch, mesh, eyePoints.right);
  const left = irisOffset(patch, mesh, eyePoints.left);
  if (right === null || left === null) return notChecked("gaze", "gazeAway");
  return judge("gaze", "gazeAway", (right + left) / 2, thresholds.gazeOffset);
}
