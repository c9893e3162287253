import { beforeAll, describe, expect, it } from "@jest/globals";
import { checkGaze } from "../../../../../../photo/core/checks/face/eyes/gaze";
import { type FacePatch, facePatch } from "../../../../../../photo/core/face/face-patch";
import { mirroredPoints } from "../../../../../../photo/core/face/mirrored-points";
import { mirrored } from "../../../../../../photo/core/raster/mirror";
import { loadModelRunner } from "../../../../../../photo/node/model-runner";
import { makePhotoPorts } from "../../../../../../photo/node/photo-ports";
import { findPerson } from "../../../../../../photo/pipeline/detect-person";
import type { PhotoPorts } from "../../../../../../photo/ports";
import { drawPortrait, type PortraitOptions } from "../../../../../fixtures/portraits/draw-portrait";

let ports: PhotoPorts;
beforeAll(async () => {
  ports = makePhotoPorts(await loadModelRunner());
});

async function gazeOf(options: PortraitOptions) {
  const { person } = await findPerson(await drawPortrait(options).raster(), ports);
  const { pyramid, mesh, head } = person!;
  return checkGaze(facePatch(pyramid, mesh, head), mesh);
}

describe("gaze", () => {
  it.each([1, 3, 6] as const)(
    "of a face in skin tone %d is told apart: straight, left, right",
    async (skinTone) => {
      expect(await gazeOf({ skinTone })).toMatchObject({ verdict: "pass" });
      const [left, right] = [await gazeOf({ skinTone, gaze: -1 }), await gazeOf({ skinTone, gaze: 1 })];
      expect([left.verdict, right.verdict]).toEqual(["warn", "warn"]);
      expect(Number(left.measured)).toBeLessThan(0);
      expect(Number(right.measured)).toBeGreaterThan(0);
    },
  );

  it.each([0, -0.5, 0.5])("%d of a face is the opposite in its mirror image", async (gaze) => {
    const { person } = await findPerson(await drawPortrait({ gaze }).raster(), ports);
    const { pyramid, mesh, head } = person!;
    const patch = facePatch(pyramid, mesh, head);
    const points = mesh.points.map((_, i) => mesh.points[3 * mirroredPoints[Math.floor(i / 3)]! + (i % 3)]!);
    const mirrorImage: FacePatch = {
      ...patch,
      pixels: mirrored(patch.pixels, patch.edgePx, 3),
      at: (point) => {
        const [x, y] = patch.at(point);
        return [patch.edgePx - x, y];
      },
    };
    const seen = Number(checkGaze(patch, mesh).measured);
    const pose = { ...mesh.pose, yawDeg: -mesh.pose.yawDeg };
    expect(Number(checkGaze(mirrorImage, { ...mesh, points, pose }).measured)).toBeCloseTo(-seen, 2);
  });

  it("counts from the camera: in a head that turns the eyes go the other way", async () => {
    const { person } = await findPerson(await drawPortrait({ gaze: -0.5 }).raster(), ports);
    const { pyramid, mesh, head } = person!;
    const patch = facePatch(pyramid, mesh, head);
    const at = (yawDeg: number): number =>
      Number(checkGaze(patch, { ...mesh, pose: { ...mesh.pose, yawDeg } }).measured);
    expect(at(0)).toBeLessThan(-0.1);
    expect(at(12) - at(0)).toBeCloseTo(0.09, 2);
    expect(at(-12) - at(0)).toBeCloseTo(-0.09, 2);
  });

  it("is not judged where the eyes cannot be seen", async () => {
    expect(await gazeOf({ glasses: "dark" })).toMatchObject({
      verdict: "not-checked",
      messageKey: "gazeAway",
    });
  });
});
