import { beforeAll, describe, expect, it } from "@jest/globals";
import { checkGaze } from "../../../../../../photo/core/checks/face/eyes/gaze";
import { facePatch } from "../../../../../../photo/core/face/face-patch";
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

  it("is not judged where the eyes cannot be seen", async () => {
    expect(await gazeOf({ glasses: "dark" })).toMatchObject({
      verdict: "not-checked",
      messageKey: "gazeAway",
    });
  });
});
