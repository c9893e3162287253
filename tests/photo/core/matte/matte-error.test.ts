import { describe, expect, it } from "@jest/globals";
import { matteError } from "../../../../photo/core/matte/matte-error";
import type { Matte } from "../../../../photo/core/types";

const size = { widthPx: 20, heightPx: 10 };
const matte = (alphaOf: (x: number, y: number) => number): Matte => ({
  ...size,
  alpha: Uint8Array.from({ length: 200 }, (_, i) => alphaOf(i % 20, Math.floor(i / 20))),
});

/** 0 on the left, 255 on the right, a band of 8 columns at 102 (0.4) between. */
const truth = matte((x) => (x < 6 ? 0 : x < 14 ? 102 : 255));

describe("matteError", () => {
  it("is nothing for the truth itself", () => {
    expect(matteError(truth, truth)).toEqual({
      sadThousand: 0,
      mse: 0,
      gradientThousand: 0,
      framePercent: 0,
      bandPercent: 0,
      hairPercent: 0,
    });
  });

  it("counts a constant error of the band over frame and band", () => {
    const error = matteError(
      matte((x) => (x < 6 ? 0 : x < 14 ? 153 : 255)),
      truth,
    );
    expect(error.bandPercent).toBeCloseTo(20, 5);
    expect(error.hairPercent).toBeCloseTo(20, 5);
    expect(error.framePercent).toBeCloseTo((20 * 80) / 200, 5);
    expect(error.sadThousand).toBeCloseTo(0.016, 5);
    expect(error.mse).toBeCloseTo((0.04 * 80) / 200, 5);
  });

  it("does not call a thin edge hair", () => {
    const sharp = matte((x) => (x < 9 ? 0 : x < 11 ? 128 : 255));
    expect(matteError(sharp, sharp).hairPercent).toBeNull();
  });

  it("sees a blurred edge as a gradient error", () => {
    const edge = matte((x) => (x < 10 ? 0 : 255));
    const shifted = matte((x) => (x < 12 ? 0 : 255));
    const soft = matte((x) => Math.min(255, Math.max(0, (x - 2) * 16)));
    expect(matteError(shifted, edge).gradientThousand).toBeGreaterThan(0);
    expect(matteError(soft, edge).gradientThousand).toBeGreaterThan(0);
  });

  it("refuses mattes of different size", () => {
    expect(() => matteError({ widthPx: 1, heightPx: 1, alpha: new Uint8Array(1) }, truth)).toThrow(/size/);
  });
});
