import { describe, expect, it } from "@jest/globals";
import { cheeks, skinOf } from "../../../../photo/core/face/cheeks";
import { facePatch, patchEdgePx } from "../../../../photo/core/face/face-patch";
import { makePyramid } from "../../../../photo/core/raster/pyramid";
import type { Point } from "../../../../photo/core/types";
import { head, meshOf, pictureOf, places, sidePx } from "./face-picture";

describe("cheeks", () => {
  // The mouth is 1.2 below the eyes: squares 0.3 wide, 0.6 below each.
  const inSquare = (aside: number, above: number, x: number) =>
    Math.abs(aside - x) < 0.2 && Math.abs(above + 0.6) < 0.2;
  const picture = makePyramid(
    pictureOf((aside, above) =>
      inSquare(aside, above, -0.5) ? [200, 100, 50] : inSquare(aside, above, 0.5) ? [100, 60, 40] : [0, 0, 0],
    ),
  );

  it("are squares under the eyes, half way to the mouth", () => {
    const mesh = meshOf(places);
    const found = cheeks(facePatch(picture, mesh, head), mesh, head);
    expect(found.right.map(Math.round)).toEqual([200, 100, 50]);
    expect(found.left.map(Math.round)).toEqual([100, 60, 40]);
    expect(skinOf(found)).toEqual([150, 80, 45]);
  });

  it("that lie beyond the patch have the colour of what is left of them", () => {
    const mesh = meshOf(places);
    const patch = {
      ...facePatch(picture, mesh, head),
      pixels: new Float32Array(3 * patchEdgePx ** 2).fill(90),
    };
    const moved = (dx: number, dy: number) => ({ ...patch, at: ([x, y]: Point): Point => [x + dx, y + dy] });
    // On the patch's own pixels: the eye on each border, where half of its square is left.
    const eyes = { ...head, rightEye: [0, 0] as Point, leftEye: [patchEdgePx - 1, patchEdgePx - 1] as Point };
    const flat = meshOf({ 61: [0, 0], 291: [0, 0] });
    const level = { ...eyes, eyeMiddle: [sidePx / 2, sidePx / 2] as Point };
    expect(cheeks(moved(0, 0), flat, level)).toEqual({ right: [90, 90, 90], left: [90, 90, 90] });
    expect(cheeks(moved(-500, 0), flat, level)).toEqual({ right: [0, 0, 0], left: [0, 0, 0] });
  });
});
