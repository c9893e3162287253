import { describe, expect, it } from "@jest/globals";
import type { HeadGeometry } from "../../../../photo/core/matte/coverage";
import { skinShare } from "../../../../photo/core/matte/skin-share";

const sidePx = 100;
const headPx = 60;
const skin = [0.7, 0.5, 0.4];
const hair = [0.12, 0.09, 0.08];
const wall = [0.5, 0.6, 0.8];
const face = {
  leftEye: [58, 50],
  rightEye: [42, 50],
  chin: [50, 80],
  crown: [50, 20],
} as unknown as HeadGeometry;

/** A person from column 20 to 79: the upper half is hair or skin, the lower half skin. */
function sharesWith(above: number[]) {
  const rgb = new Float32Array(3 * sidePx * sidePx);
  const coverage = new Float32Array(sidePx * sidePx);
  for (let i = 0; i < coverage.length; i++) {
    const [x, y] = [i % sidePx, Math.floor(i / sidePx)];
    const isPerson = x >= 20 && x < 80;
    coverage[i] = isPerson ? 1 : 0;
    rgb.set(!isPerson ? wall : y < 40 ? above : skin, 3 * i);
  }
  const shares = skinShare({ widthPx: sidePx, heightPx: sidePx, rgb }, coverage, face, headPx);
  return (x: number, y: number) => shares[y * sidePx + x]!;
}

describe("how much of the rim is skin", () => {
  const at = sharesWith(hair);

  it("is all of it beside a cheek and none beside hair, on both sides", () => {
    for (const x of [20, 79]) expect([at(x, 70), at(x, 15)]).toEqual([1, 0]);
  });

  it("is a part where one goes over into the other", () => {
    expect(at(20, 39)).toBeGreaterThan(0.3);
    expect(at(20, 39)).toBeLessThan(0.7);
    expect(at(20, 39)).toBeLessThan(at(20, 41));
  });

  it("is asked within 6 % of the head: four pixels of this one", () => {
    // Hair ends at row 39: four rows on none of it is near, three rows on one row of nine is.
    expect(at(20, 44)).toBe(1);
    expect(at(20, 43)).toBeLessThan(1);
    expect(at(20, 35)).toBe(0);
    expect(at(20, 36)).toBeGreaterThan(0);
  });

  it("is none where no rim is near: deep in the person, and out on the wall", () => {
    expect([at(50, 70), at(5, 70)]).toEqual([0, 0]);
  });

  it("is skin too in the shade, as dark as a rim may be, and not in another colour", () => {
    const shaded = skin.map((colour) => 0.75 * colour);
    expect(sharesWith(shaded)(20, 15)).toBe(1);
    expect(sharesWith([0.4, 0.6, 0.5])(20, 15)).toBe(0);
  });
});
