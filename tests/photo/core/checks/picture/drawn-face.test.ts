import { describe, expect, it } from "@jest/globals";
import { checkDrawnFace } from "../../../../../photo/core/checks/picture/drawn-face";
import { type FacePatch, patchEdgePx } from "../../../../../photo/core/face/face-patch";

/** Eyes and a mouth on a skin whose grey level is a function of the place. */
function faceOf(skin: (x: number, y: number) => number): FacePatch {
  const pixels = new Float32Array(3 * patchEdgePx ** 2);
  for (let i = 0; i < patchEdgePx ** 2; i++) {
    const [x, y] = [i % patchEdgePx, Math.floor(i / patchEdgePx)];
    const isFeature = y % 75 > 60 && x > 50 && x < 174;
    pixels.fill(isFeature ? 40 : skin(x, y), 3 * i, 3 * i + 3);
  }
  return {
    pixels,
    edgePx: patchEdgePx,
    inFace: new Uint8Array(patchEdgePx ** 2).fill(1),
    at: (point) => point,
  };
}

/** The same grain each time. */
const grain = (x: number, y: number): number => ((x * 7919 + y * 104729) % 11) - 5;

describe("a drawn face", () => {
  it.each([
    ["one colour", () => 170],
    ["one dark colour", () => 75],
    ["soft shading", (x: number) => 190 - 0.3 * x],
  ])("is told by paint in %s", (_name, skin) => {
    expect(checkDrawnFace(faceOf(skin))).toMatchObject({ verdict: "warn", messageKey: "drawnFace" });
  });

  it.each([
    ["skin has grain", (x: number, y: number) => 170 + grain(x, y)],
    ["light falls from one side", (x: number) => 60 + 0.9 * x],
    ["skin is burnt out", () => 255],
    ["haze leaves little of a grain", (x: number, y: number) => 44 + 0.2 * grain(x, y)],
  ])("is not told where %s", (_name, skin) => {
    expect(checkDrawnFace(faceOf(skin)).verdict).toBe("pass");
  });
});
