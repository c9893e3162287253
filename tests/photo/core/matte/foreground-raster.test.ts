import { describe, expect, it } from "@jest/globals";
import { foregroundRaster } from "../../../../photo/core/matte/foreground-raster";

const smallPx = 16;
const hair = [51, 26, 13];
const wall = [204, 153, 230];
const shareAt = (along: number) => Math.min(1, Math.max(0, 3 * along - 1));

/** Wall on the left, hair on the right, a soft edge in the middle third; `light` is added to what is seen of the edge. */
function scene(sidePx: number, channels: 3 | 4 = 3, light = 0) {
  const alpha = new Float32Array(sidePx * sidePx);
  const pixels = new Uint8Array(alpha.length * channels).fill(99);
  for (let i = 0; i < alpha.length; i++) {
    const share = shareAt(((i % sidePx) + 0.5) / sidePx);
    alpha[i] = share;
    const more = share > 0 && share < 1 ? light : 0;
    hair.forEach((value, c) => {
      pixels[i * channels + c] = Math.round(share * value + (1 - share) * wall[c]! + more);
    });
  }
  return { image: { widthPx: sidePx, heightPx: sidePx, channels, pixels }, alpha };
}

function found(scale: number, channels: 3 | 4 = 3, light = 0) {
  const small = scene(smallPx);
  const rgb = Float32Array.from(small.image.pixels, (value) => value / 255);
  const big = scene(scale * smallPx, channels, light);
  const raster = foregroundRaster(
    big.image,
    big.alpha,
    { widthPx: smallPx, heightPx: smallPx, rgb },
    small.alpha,
  );
  const colourAt = (x: number, y: number) => {
    const at = 3 * (y * scale * smallPx + x);
    return Array.from(raster.pixels.subarray(at, at + 3));
  };
  return { raster, colourAt, sidePx: scale * smallPx };
}

const away = (seen: number[], wanted: number[]) =>
  Math.max(...seen.map((value, c) => Math.abs(value - wanted[c]!)));

describe("the person's own colours", () => {
  it.each([
    [1, 3],
    [3, 3],
    [3, 4],
  ] as const)("are the hair's everywhere, at %d times the size and of %d channels", (scale, channels) => {
    const { raster, colourAt, sidePx } = found(scale, channels);
    expect([raster.widthPx, raster.heightPx, raster.channels]).toEqual([sidePx, sidePx, 3]);
    expect(raster.pixels).toHaveLength(3 * sidePx * sidePx);
    for (const y of [0, sidePx >> 1, sidePx - 1])
      for (let x = 0; x < sidePx; x++) {
        // Where next to nothing of the person is seen its colour can only be guessed.
        const isGuess = shareAt((x + 0.5) / sidePx) < 0.15;
        expect(away(colourAt(x, y), hair)).toBeLessThan(isGuess ? 40 : 12);
      }
  });

  it("are the picture's own where it is opaque, to the last level", () => {
    const { colourAt, sidePx } = found(2);
    expect(colourAt(sidePx - 1, 5)).toEqual(hair);
  });

  it("take the light that nobody explains, the more of it the more of the person is there", () => {
    const [plain, lit] = [found(2), found(2, 3, 10)];
    for (const x of [15, 16, 18]) {
      const share = shareAt((x + 0.5) / 32);
      const taken = lit.colourAt(x, 9)[1]! - plain.colourAt(x, 9)[1]!;
      expect(Math.abs(taken - (10 * share) / (share * share + (1 - share) ** 2))).toBeLessThan(1.6);
    }
  });
});
