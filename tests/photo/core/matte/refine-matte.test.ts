import { describe, expect, it } from "@jest/globals";
import { coverageOnGrid } from "../../../../photo/core/matte/coverage";
import { matteError } from "../../../../photo/core/matte/matte-error";
import { refineMatte } from "../../../../photo/core/matte/refine-matte";
import type { Matte } from "../../../../photo/core/types";
import { gap, gradient, island, type Paint, sceneSidePx, strandScene, stripes } from "./strand-scene";

const at = (x: number, y: number): number => Math.round(y) * sceneSidePx + Math.round(x);

function bareMask(scene: ReturnType<typeof strandScene>): Matte {
  const { image, coarse } = scene;
  const coverage = coverageOnGrid(coarse, image, image.widthPx, image.heightPx);
  return { ...image, alpha: Uint8Array.from(coverage, (value) => Math.round(255 * value)) };
}

describe("refineMatte on a drawn head whose strands are known", () => {
  it.each<[string, Paint, number]>([
    ["a soft gradient", gradient, 20],
    ["stripes", stripes, 20],
  ])("finds the strands over %s", (_, background, bandPercentMax) => {
    const scene = strandScene({ background });
    const found = matteError(refineMatte(scene).matte, scene.truth);
    const bare = matteError(bareMask(scene), scene.truth);
    expect(found.bandPercent).toBeLessThan(bandPercentMax);
    expect(found.bandPercent).toBeLessThan(0.6 * bare.bandPercent);
    expect(found.framePercent).toBeLessThan(bare.framePercent / 2);
  });

  it("keeps opaque pixels as they are and lets no old background shine through", () => {
    const scene = strandScene({ background: gradient });
    const { matte, foreground } = refineMatte(scene);
    let error = 0;
    let before = 0;
    let n = 0;
    for (let i = 0; i < matte.alpha.length; i++) {
      const a = matte.alpha[i]!;
      if (a === 255) expect(foreground.pixels[i * 3]).toBe(scene.image.pixels[i * 3]);
      const truth = scene.truth.alpha[i]!;
      if (truth < 50 || truth > 200) continue;
      for (let c = 0; c < 3; c++) {
        error += Math.abs(foreground.pixels[i * 3 + c]! - scene.person.pixels[i * 3 + c]!);
        before += Math.abs(scene.image.pixels[i * 3 + c]! - scene.person.pixels[i * 3 + c]!);
        n++;
      }
    }
    expect(error / n).toBeLessThan(20);
    expect(error).toBeLessThan(before / 3);
  });

  it("never fills a gap that shows the background", () => {
    const { matte } = refineMatte(strandScene({ background: gradient, hasGap: true }));
    expect(matte.alpha[at(gap.x, gap.y)]).toBeLessThan(40);
    expect(matte.alpha[at(gap.x + 16, gap.y + 16)]).toBe(255);
  });

  it("drops an island far from the person and nothing beside the head", () => {
    const { matte } = refineMatte(strandScene({ background: gradient, hasIsland: true }));
    expect(matte.alpha[at(island.x, island.y)]).toBe(0);
    const without = refineMatte(strandScene({ background: gradient }));
    let changed = 0;
    for (let y = 80; y < sceneSidePx; y++)
      for (let x = 80; x < sceneSidePx; x++)
        if (Math.abs(matte.alpha[at(x, y)]! - without.matte.alpha[at(x, y)]!) > 2) changed++;
    expect(changed).toBe(0);
  });

  it("works where the person is cut by the frame", () => {
    const scene = strandScene({ background: gradient });
    const { matte } = refineMatte(scene);
    const bottom = sceneSidePx - 1;
    expect(matte.alpha[at(160, bottom)]).toBe(255);
    expect(matte.alpha[at(5, bottom)]).toBe(0);
  });

  it("gives the same matte at twice the resolution", () => {
    const scene = strandScene({ background: gradient });
    const { widthPx, heightPx, pixels } = scene.image;
    const twice = new Uint8Array(pixels.length * 4);
    for (let y = 0; y < 2 * heightPx; y++)
      for (let x = 0; x < 2 * widthPx; x++)
        for (let c = 0; c < 3; c++)
          twice[(y * 2 * widthPx + x) * 3 + c] = pixels[((y >> 1) * widthPx + (x >> 1)) * 3 + c]!;
    const double = ([x, y]: [number, number]): [number, number] => [2 * x, 2 * y];
    const { box, leftEye, rightEye, chin } = scene.face;
    const big = refineMatte({
      image: { widthPx: 2 * widthPx, heightPx: 2 * heightPx, channels: 3, pixels: twice },
      coarse: { ...scene.coarse, place: { x: 0, y: 0, width: 2 * widthPx, height: 2 * heightPx } },
      face: {
        box: { x: 2 * box.x, y: 2 * box.y, width: 2 * box.width, height: 2 * box.height },
        leftEye: double(leftEye),
        rightEye: double(rightEye),
        chin: double(chin),
      },
    });
    const small = new Uint8Array(widthPx * heightPx);
    for (let y = 0; y < heightPx; y++)
      for (let x = 0; x < widthPx; x++) small[y * widthPx + x] = big.matte.alpha[4 * y * widthPx + 2 * x]!;
    const error = matteError({ widthPx, heightPx, alpha: small }, scene.truth);
    expect(error.bandPercent).toBeLessThan(25);
  });
});
