import { describe, expect, it } from "@jest/globals";
import type { DetectedFace } from "../../../../photo/core/face/detect-faces";
import { distance, faceMesh, followFace, meshPoint, middle } from "../../../../photo/core/face/mesh";
import { mirroredPoints } from "../../../../photo/core/face/mirrored-points";
import { makePyramid, type Square } from "../../../../photo/core/raster/pyramid";
import type { Point } from "../../../../photo/core/types";
import { coordinatePicture, isMirrored, mirrorOf, shareOf, squareShown } from "./coordinate-picture";

const pyramid = makePyramid(coordinatePicture());
const places = 468;
const meshEdgePx = 192;

/** A face that leans by this angle about the middle of the picture: an oval, 60 wide and 80 high. */
function leaning(angle: number): Point[] {
  const turned = (x: number, y: number): Point => [
    128 + x * Math.cos(angle) - y * Math.sin(angle),
    128 + x * Math.sin(angle) + y * Math.cos(angle),
  ];
  const points = Array.from({ length: places }, (_, i) => {
    const around = (2 * Math.PI * i) / places;
    return turned(30 * Math.cos(around), 40 * Math.sin(around));
  });
  // The outer corners of the eyes say how it leans.
  points[33] = turned(-20, -10);
  points[263] = turned(20, -10);
  return points;
}

/**
 * A model that lays every point where it is, and tells which squares it was shown.
 *
 * @param aside so far to the right of what it is shown it lays them, in pixels of its input
 */
function modelOf(points: Point[], depth: number, logit: number, aside = 0) {
  const shown: Square[] = [];
  const run = async (model: string, input: Float32Array) => {
    expect([model, input.length]).toEqual(["face-mesh", 3 * meshEdgePx ** 2]);
    const mirrored = isMirrored(input);
    const square = squareShown(mirrored ? mirrorOf(input) : input);
    if (!mirrored) shown.push(square);
    const raw = points.flatMap((_, i) => {
      const [u, v] = shareOf(square, points[mirrored ? mirroredPoints[i]! : i]!);
      const column = meshEdgePx * (mirrored ? 1 - u : u) + aside;
      return [column, meshEdgePx * v, (depth * meshEdgePx) / square.edgePx];
    });
    return [Float32Array.from(raw), Float32Array.of(logit)];
  };
  return { shown, models: { run } };
}

const detected = (box: DetectedFace["box"], angle: number): DetectedFace => ({
  box,
  rightEye: [128 - 20 * Math.cos(angle), 118 - 20 * Math.sin(angle)],
  leftEye: [128 + 20 * Math.cos(angle), 118 + 20 * Math.sin(angle)],
  nose: [128, 128],
  mouth: [128, 140],
  score: 0.9,
});

const degrees = (angle: number): number => (angle * 180) / Math.PI;

describe("a mesh", () => {
  it.each([0, 0.3, -0.5])("lies on the face that leans by %d radians, whatever the square", async (angle) => {
    const points = leaning(angle);
    const { shown, models } = modelOf(points, 12, 2);
    const mesh = await faceMesh(detected({ x: 98, y: 95, width: 50, height: 56 }, angle), pyramid, models);
    const off = points.map((point, i) => distance(point, meshPoint(mesh, i)));
    expect(Math.max(...off)).toBeLessThan(1);
    expect(mesh.points[2]).toBeCloseTo(12);
    expect(mesh.flag).toBeCloseTo(1 / (1 + Math.exp(-2)));
    // First around the detector's box, then around the mesh: 1.5 times as large, the eyes level.
    const [first, second] = shown as [Square, Square];
    expect(shown).toHaveLength(2);
    expect(first.edgePx / 84).toBeCloseTo(1, 1);
    expect(distance(first.centre, [123, 123])).toBeLessThan(1);
    expect(second.edgePx / 120).toBeCloseTo(1, 1);
    expect(distance(second.centre, [128, 128])).toBeLessThan(1);
    for (const square of shown) expect(Math.abs(degrees(square.angle - angle))).toBeLessThan(1.5);
  });

  it("has left and right alike, though the model has not", async () => {
    const points = leaning(0);
    const { models } = modelOf(points, 12, 2, 5);
    const mesh = await faceMesh(detected({ x: 98, y: 88, width: 60, height: 80 }, 0), pyramid, models);
    const off = points.map((point, i) => distance(point, meshPoint(mesh, i)));
    expect(Math.max(...off)).toBeLessThan(1);
  });

  it("of a face that lay here a moment ago needs one look", async () => {
    const before = leaning(0);
    const { models } = modelOf(before, 0, 2);
    const box = { x: 98, y: 88, width: 60, height: 80 };
    const mesh = await faceMesh(detected(box, 0), pyramid, models);
    const moved = before.map(([x, y]): Point => [x + 9, y - 4]);
    const next = modelOf(moved, 0, -3);
    const followed = await followFace(mesh, pyramid, next.models);
    expect(next.shown).toHaveLength(1);
    expect(distance(meshPoint(followed, 152), moved[152]!)).toBeLessThan(1);
    expect(followed.flag).toBeLessThan(0.1);
  });
});

it("each point's mirror image has the point as its own", () => {
  expect(mirroredPoints.map((index) => mirroredPoints[index])).toEqual(
    mirroredPoints.map((_, index) => index),
  );
  expect([mirroredPoints[33], mirroredPoints[61], mirroredPoints[152]]).toEqual([263, 291, 152]);
});

it("the middle of points is their mean", () => {
  expect(middle([0, 10], [4, 30], [5, 50])).toEqual([3, 30]);
});
