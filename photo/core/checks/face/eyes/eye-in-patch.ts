import type { FacePatch } from "../../../face/face-patch";
import type { eyePoints } from "../../../face/landmarks";
import { type FaceMesh, meshPoint } from "../../../face/mesh";
import type { Point } from "../../../types";

export type EyePoints = (typeof eyePoints)["right" | "left"];

/** The corners and the middle of the upper and lower lid of one eye, in pixels of the patch. */
export const eyeInPatch = (
  patch: FacePatch,
  mesh: FaceMesh,
  points: EyePoints,
): [Point, Point, Point, Point] =>
  points.map((index) => patch.at(meshPoint(mesh, index))) as [Point, Point, Point, Point];
