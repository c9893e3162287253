import type { FacePatch } from "../../../face/face-patch";
import { eyePoints } from "../../../face/landmarks";
import type { FaceMesh } from "../../../face/mesh";
import { lumaAt } from "../../../raster/colour";
import { gazeOfTurnedHead, thresholds } from "../../../thresholds";
import type { Check } from "../../../types";
import { judge, notChecked } from "../../judge";
import { eyeInPatch } from "./eye-in-patch";
import { irisPlace } from "./iris-spot";

/** Of an eye's width and height: lashes and the corners' own shadow stay outside. */
const span = { across: 0.84, down: 0.9, steps: 42 };

/** Grey levels between the white of an eye and its iris; below, in shadow or behind dark glass, nothing is seen. */
const minContrast = 25;

/** A fainter spot may be anything. */
const leastDarkness = 0.08;

/** Whether white and iris of an eye can be told apart. */
function isSeen(
  patch: FacePatch,
  mesh: FaceMesh,
  points: (typeof eyePoints)[keyof typeof eyePoints],
): boolean {
  const [first, second, upper, lower] = eyeInPatch(patch, mesh, points);
  const [start, end] = first[0] < second[0] ? [first, second] : [second, first];
  const opening = lower[1] - upper[1];
  const middle = (lower[1] + upper[1]) / 2;
  const greys = Array.from({ length: span.steps + 1 }, (_, step) => {
    const along = span.across * (step / span.steps - 0.5);
    const half = (span.down * opening * Math.sqrt(1 - (2 * along) ** 2)) / 2;
    const x = (start[0] + end[0]) / 2 + along * (end[0] - start[0]);
    const y = middle + along * (end[1] - start[1]);
    return meanGrey(patch, x, y - half, y + half);
  });
  return Math.max(...greys) - Math.min(...greys) >= minContrast;
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

/** The nearer one of two places to the middle; 0 if they lie on different sides of it. */
const nearer = (one: number, other: number): number =>
  one * other < 0 ? 0 : Math.sign(one) * Math.min(Math.abs(one), Math.abs(other));

/**
 * Both irises to the same side of where they look at the camera, which in a turned head is not the middle of the eye: the face looks past
 * the camera. The one that went less far counts, as a shadow or lashes may hide one of them. Up and down cannot be told.
 */
export function checkGaze(patch: FacePatch, mesh: FaceMesh): Check {
  if (Object.values(eyePoints).some((points) => !isSeen(patch, mesh, points)))
    return notChecked("gaze", "gazeAway");
  const right = irisPlace(patch, mesh, eyePoints.right);
  const left = irisPlace(patch, mesh, eyePoints.left);
  if (Math.min(right.darkness, left.darkness) < leastDarkness) return notChecked("gaze", "gazeAway");
  const turned = gazeOfTurnedHead.perYawDeg * mesh.pose.yawDeg;
  return judge("gaze", "gazeAway", nearer(right.aside + turned, left.aside + turned), thresholds.gazeOffset);
}
