import { describe, expect, it } from "@jest/globals";
import { facePatch, patchEdgePx, patchEyeDistancePx } from "../../../../photo/core/face/face-patch";
import { distance } from "../../../../photo/core/face/mesh";
import { makePyramid } from "../../../../photo/core/raster/pyramid";
import { head, lyingHead, lyingPictureOf, meshOf, pictureOf, places } from "./face-picture";

describe("a face patch", () => {
  const skin = [180, 140, 120];
  const picture = makePyramid(
    pictureOf((aside, above) => (Math.hypot(aside / 1, (above + 0.7) / 1.3) < 1 ? skin : [0, 0, 0])),
  );

  it("has the eyes at a fixed distance, level, whatever the picture", () => {
    const patch = facePatch(picture, meshOf(places), head);
    expect(distance(patch.at(head.rightEye), patch.at(head.leftEye))).toBeCloseTo(patchEyeDistancePx);
    const lying = facePatch(picture, meshOf(places, true), lyingHead);
    for (const { at } of [patch, lying]) {
      const [x, y] = at(head.eyeMiddle);
      // A third of the way from the eyes to the chin is the middle.
      expect(x).toBeCloseTo(patchEdgePx / 2);
      expect(y).toBeCloseTo(patchEdgePx / 2 - (2 / 3) * patchEyeDistancePx);
    }
    expect(lying.at(lyingHead.rightEye)[1]).toBeCloseTo(lying.at(lyingHead.leftEye)[1]);
  });

  it.each([
    ["upright", facePatch(picture, meshOf(places), head)],
    [
      "lying",
      facePatch(
        makePyramid(
          lyingPictureOf((aside, above) => (Math.hypot(aside, (above + 0.7) / 1.3) < 1 ? skin : [0, 0, 0])),
        ),
        meshOf(places, true),
        lyingHead,
      ),
    ],
  ])("of a head that is %s knows what is face and shows it", (_, { inFace, pixels, edgePx }) => {
    const isSkin = inFace.map((_one, i) => (pixels[3 * i]! > 90 ? 1 : 0));
    const wrong = inFace.filter((one, i) => one !== isSkin[i]).length;
    const area = Math.PI * 1.3 * patchEyeDistancePx ** 2;
    expect(edgePx).toBe(patchEdgePx);
    // Eyes lie on the upper border of this picture's patch; an oval of 36 corners is a little small.
    expect(wrong / area).toBeLessThan(0.03);
  });

  it("may be asked for in another size", () => {
    const patch = facePatch(picture, meshOf(places), head, 35);
    expect([patch.edgePx, patch.inFace.length]).toEqual([patchEdgePx / 2, (patchEdgePx / 2) ** 2]);
    expect(distance(patch.at(head.rightEye), patch.at(head.leftEye))).toBeCloseTo(35);
  });
});
