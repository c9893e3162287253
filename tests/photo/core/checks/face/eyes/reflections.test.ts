import { expect, it } from "@jest/globals";
import { checkReflections } from "../../../../../../photo/core/checks/face/eyes/reflections";
import { patchEdgePx as edgePx, type FacePatch } from "../../../../../../photo/core/face/face-patch";
import type { HeadPoints } from "../../../../../../photo/core/face/head";
import { outlines } from "../../../../../../photo/core/face/landmarks";
import type { Rgb } from "../../../../../../photo/core/raster/colour";
import type { Point } from "../../../../../../photo/core/types";

const head = { rightEye: [77, 90], leftEye: [147, 90] } as unknown as HeadPoints;
const mesh = { points: new Float32Array(3 * 468), flag: 1, pose: { yawDeg: 0, pitchDeg: 0, rollDeg: 0 } };
for (const side of ["right", "left"] as const) {
  const [x, y] = head[`${side}Eye`];
  const outline = outlines[`${side}Eye`];
  outline.forEach((index, i) => {
    const turn = (2 * Math.PI * i) / outline.length;
    mesh.points.set([x + 15 * Math.cos(turn), y + 5 * Math.sin(turn)], 3 * index);
  });
}

const skins: Record<string, Rgb> = { light: [224, 177, 150], middle: [168, 118, 88], dark: [84, 54, 40] };
type Spot = [at: Point, radius: number, colour: Rgb];

/** Open eyes with irises on even skin, and spots drawn over them. */
function face(skin: Rgb, iris: Rgb, spots: Spot[]): FacePatch {
  const pixels = new Float32Array(3 * edgePx * edgePx);
  const white: Rgb = [skin[0], skin[0], skin[0]];
  for (let i = 0; i < edgePx * edgePx; i++) pixels.set(skin, 3 * i);
  const eyes = [head.rightEye, head.leftEye];
  const drawn: Spot[] = [
    ...eyes.map((eye): Spot => [eye, 5, white]),
    ...eyes.map((eye): Spot => [eye, 4, iris]),
    ...spots,
  ];
  for (const [[x, y], radius, colour] of drawn) {
    for (let v = Math.floor(y - radius); v <= y + radius; v++)
      for (let u = Math.floor(x - radius); u <= x + radius; u++)
        if (Math.hypot(u - x, v - y) <= radius) pixels.set(colour, 3 * (v * edgePx + u));
  }
  return { pixels, edgePx, inFace: new Uint8Array(edgePx * edgePx).fill(1), at: (point) => point };
}

const verdictOf = (skin: Rgb, iris: Rgb, spots: Spot[] = []): string =>
  checkReflections(face(skin, iris, spots), mesh, head, { right: skin, left: skin }).verdict;

const brown: Rgb = [50, 34, 26];

it.each(Object.entries(skins))("a blue or green reflection over an eye is told on %s skin", (_, skin) => {
  expect(verdictOf(skin, brown, [[[80, 86], 9, [70, 130, 235]]])).toBe("warn");
  expect(verdictOf(skin, brown, [[[144, 86], 9, [90, 220, 170]]])).toBe("warn");
});

it.each(Object.entries(skins))(
  "bare eyes of any colour with a light in them are not, on %s skin",
  (_, skin) => {
    for (const iris of [brown, [70, 110, 160], [80, 120, 90]] as Rgb[]) {
      expect(verdictOf(skin, iris, [[[79, 88], 1.5, [235, 245, 255]]])).toBe("pass");
    }
  },
);

it.each(Object.entries(skins))("nor is bluish shade around the eyes, on %s skin", (_, skin) => {
  const shade: Rgb = [0.3 * skin[0], 0.35 * skin[1], 0.6 * skin[2]];
  expect(verdictOf(skin, brown, [[[77, 96], 8, shade]])).toBe("pass");
});

it("nor is a reflection beside the eye", () => {
  expect(verdictOf(skins.middle!, brown, [[[100, 100], 7, [70, 130, 235]]])).toBe("pass");
});
