import { describe, expect, it } from "@jest/globals";
import { shareOfLimit } from "../../../photo/core/checks/picture/cut-out";
import type { RunPersonMask } from "../../../photo/core/matte/person-matte";
import type { Segmenter } from "../../../photo/core/matte/segmenter";
import { cutOut } from "../../../photo/pipeline/cut-out";
import { gradient, strandScene } from "../core/matte/strand-scene";

const scene = strandScene({ background: gradient });
const { image, face, truth } = scene;
const view = { image, face };

/** Knows the truth, and counts how often it is asked. */
function expert(): Segmenter & { asked: number } {
  return {
    name: "expert",
    asked: 0,
    async segment() {
      this.asked++;
      return truth;
    },
    close: async () => {},
  };
}

/** Knows the person by the wall's blue; a torn one takes the wall's right half, which is redder, for the person. */
const mask =
  (isTorn: boolean): RunPersonMask =>
  ({ pixels }) =>
    Float32Array.from({ length: pixels.length / 3 }, (_, i) => {
      if (pixels[3 * i + 2]! < 150) return 1;
      return isTorn && pixels[3 * i]! > 170 ? 0.78 : 0;
    });

const errorOf = (alpha: Uint8Array): number =>
  alpha.reduce((sum, value, i) => sum + Math.abs(value - truth.alpha[i]!), 0) / alpha.length;

describe("a second opinion", () => {
  it("is not asked for where the cut-out is sure", async () => {
    const segmenter = expert();
    await cutOut(view, { runPersonMask: mask(false), segmenter });
    expect(segmenter.asked).toBe(0);
  });

  it("is asked for where the cut-out may be torn, and mends it", async () => {
    const segmenter = expert();
    const alone = await cutOut(view, { runPersonMask: mask(true), segmenter: null });
    const together = await cutOut(view, { runPersonMask: mask(true), segmenter });
    expect(segmenter.asked).toBe(1);
    expect(shareOfLimit(together.doubt)).toBeLessThan(shareOfLimit(alone.doubt) / 2);
    expect(errorOf(together.matte.alpha)).toBeLessThan(0.9 * errorOf(alone.matte.alpha));
  });

  it("does not count where it leaves more doubt", async () => {
    const wrong = { ...truth, alpha: truth.alpha.map((value) => 255 - value) };
    const confused: Segmenter = { ...expert(), segment: async () => wrong };
    const alone = await cutOut(view, { runPersonMask: mask(true), segmenter: null });
    const together = await cutOut(view, { runPersonMask: mask(true), segmenter: confused });
    expect(together.matte.alpha).toEqual(alone.matte.alpha);
  });
});
