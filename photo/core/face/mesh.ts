import { mirrored } from "../raster/mirror";
import { type Pyramid, type Square, sampleSquare } from "../raster/pyramid";
import type { ModelRunner } from "../runtime";
import type { Point } from "../types";
import type { DetectedFace } from "./detect-faces";
import { landmarks } from "./landmarks";
import { mirroredPoints } from "./mirrored-points";
import { type Pose, poseOf } from "./pose";

const meshEdgePx = 192;

/** The crop around a detector's box that the mesh was trained on (face_landmark: box x 1.5). */
const cropPerBox = 1.5;

/** 468 points on one face, in pixels of the picture. */
export interface FaceMesh {
  /** x, y, z of each point; z in pixels too, away from the camera. */
  points: Float32Array;
  /** The model's own score that its crop shows a face, 0 to 1. */
  flag: number;
  pose: Pose;
}

/** Point `index` of the mesh; `landmarks.ts` names the indices. */
export function meshPoint(mesh: FaceMesh, index: number): Point {
  return [mesh.points[index * 3]!, mesh.points[index * 3 + 1]!];
}

export function middle(...points: Point[]): Point {
  return [
    points.reduce((sum, point) => sum + point[0], 0) / points.length,
    points.reduce((sum, point) => sum + point[1], 0) / points.length,
  ];
}

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Raw output of the model for a square: points in its pixels, and the score as a logit. */
interface RawMesh {
  points: Float32Array;
  logit: number;
}

async function runMesh(input: Float32Array, models: ModelRunner): Promise<RawMesh> {
  const [points, logit] = await models.run("face-mesh", input);
  return { points: points!, logit: logit![0]! };
}

/**
 * Averages the points of a picture and of its mirror image, because the model treats the halves of a face
 * differently. The score is that of the unmirrored picture, because a small face far behind often scores low in one of
 * the two.
 */
async function runMeshMirrored(input: Float32Array, models: ModelRunner): Promise<RawMesh> {
  const straight = await runMesh(input, models);
  const other = await runMesh(mirrored(input, meshEdgePx, 3), models);
  const points = Float32Array.from(straight.points, (value, i) => {
    const axis = i % 3;
    const there = other.points[3 * mirroredPoints[(i - axis) / 3]! + axis]!;
    return (value + (axis === 0 ? meshEdgePx - there : there)) / 2;
  });
  return { points, logit: straight.logit };
}

async function meshIn(
  square: Square,
  pyramid: Pyramid,
  models: ModelRunner,
  run: typeof runMesh = runMesh,
): Promise<FaceMesh> {
  const input = sampleSquare(pyramid, square, meshEdgePx, { scale: 1 / 255, offset: 0, outside: "edge" });
  const { points: raw, logit } = await run(input, models);
  const unit = square.edgePx / meshEdgePx;
  const cos = Math.cos(square.angle);
  const sin = Math.sin(square.angle);
  const points = new Float32Array(raw.length);
  for (let i = 0; i < points.length; i += 3) {
    const u = (raw[i]! - meshEdgePx / 2) * unit;
    const v = (raw[i + 1]! - meshEdgePx / 2) * unit;
    points[i] = square.centre[0] + u * cos - v * sin;
    points[i + 1] = square.centre[1] + u * sin + v * cos;
    points[i + 2] = raw[i + 2]! * unit;
  }
  return { points, flag: 1 / (1 + Math.exp(-logit)), pose: poseOf(points) };
}

/**
 * The mesh of a detected face on a crop that is upright by the eyes. Runs twice, the second time on a crop around the
 * first mesh and with its mirror image, because the detector's box and eyes are coarse.
 */
export async function faceMesh(face: DetectedFace, pyramid: Pyramid, models: ModelRunner): Promise<FaceMesh> {
  const { box, rightEye, leftEye } = face;
  const first = await meshIn(
    {
      centre: [box.x + box.width / 2, box.y + box.height / 2],
      edgePx: cropPerBox * Math.max(box.width, box.height),
      angle: Math.atan2(leftEye[1] - rightEye[1], leftEye[0] - rightEye[0]),
    },
    pyramid,
    models,
  );
  return meshIn(squareAround(first), pyramid, models, runMeshMirrored);
}

/** The mesh of a face that was here in the last frame: one pass, no detector. */
export const followFace = (before: FaceMesh, pyramid: Pyramid, models: ModelRunner): Promise<FaceMesh> =>
  meshIn(squareAround(before), pyramid, models);

/** MediaPipe's tracking crop: the box of all points, upright by the outer eye corners, times 1.5. */
function squareAround(mesh: FaceMesh): Square {
  const right = meshPoint(mesh, landmarks.rightEyeOuter);
  const left = meshPoint(mesh, landmarks.leftEyeOuter);
  const angle = Math.atan2(left[1] - right[1], left[0] - right[0]);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  let [minU, maxU, minV, maxV] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i < mesh.points.length; i += 3) {
    const u = mesh.points[i]! * cos + mesh.points[i + 1]! * sin;
    const v = -mesh.points[i]! * sin + mesh.points[i + 1]! * cos;
    minU = Math.min(minU, u);
    maxU = Math.max(maxU, u);
    minV = Math.min(minV, v);
    maxV = Math.max(maxV, v);
  }
  const u = (minU + maxU) / 2;
  const v = (minV + maxV) / 2;
  return {
    centre: [u * cos - v * sin, u * sin + v * cos],
    edgePx: cropPerBox * Math.max(maxU - minU, maxV - minV),
    angle,
  };
}
