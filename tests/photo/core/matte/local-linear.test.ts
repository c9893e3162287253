import { describe, expect, it } from "@jest/globals";
import { enlargeAlpha } from "../../../../photo/core/matte/local-linear";
import type { Picture } from "../../../../photo/core/matte/picture";

const sidePx = 8;
const person = [0.1, 0.2, 0.3];
const wall = [0.9, 0.7, 0.5];

/** Alpha that grows from left to right, and what a lens sees of person and wall then. */
const alphaAt = (share: number) => Math.min(1, Math.max(0, 2 * share - 0.5));
const seenAt = (share: number) =>
  person.map((colour, c) => alphaAt(share) * colour + (1 - alphaAt(share)) * wall[c]!);

const sharesAlong = Array.from({ length: sidePx * sidePx }, (_, i) => ((i % sidePx) + 0.5) / sidePx);
const small: Picture = {
  widthPx: sidePx,
  heightPx: sidePx,
  rgb: Float32Array.from(sharesAlong.flatMap(seenAt)),
};
const alpha = Float32Array.from(sharesAlong, alphaAt);

function big(scale: number, white: number, colourOf = seenAt, channels = 3) {
  const widthPx = scale * sidePx;
  const samples = new Float32Array(widthPx * widthPx * channels).fill(-1);
  for (let i = 0; i < widthPx * widthPx; i++)
    colourOf(((i % widthPx) + 0.5) / widthPx).forEach((colour, c) => {
      samples[i * channels + c] = white * colour;
    });
  return { widthPx, heightPx: widthPx, channels, samples, white };
}

describe("alpha of a small picture on a big one", () => {
  it.each([
    ["in numbers", 1, 3],
    ["in bytes", 255, 3],
    ["beside a fourth channel", 255, 4],
  ])("follows the big one's own colours, %s", (_, white, channels) => {
    const out = enlargeAlpha(small, alpha, big(3, white, seenAt, channels));
    const row = 12 * 24;
    for (let x = 0; x < 24; x++) expect(out[row + x]).toBeCloseTo(alphaAt((x + 0.5) / 24), 1);
    // Between two cells, where alpha was never measured, to a hundredth.
    expect(out[row + 11]).toBeCloseTo(alphaAt(11.5 / 24), 2);
    expect(out[row + 12]).toBeCloseTo(alphaAt(12.5 / 24), 2);
  });

  it("sees an edge that the small one blurs", () => {
    const hard = big(4, 1, (share) => (share < 0.5 ? wall : person));
    const out = enlargeAlpha(small, alpha, hard);
    expect(out[16 * 32 + 15]).toBeLessThan(0.1);
    expect(out[16 * 32 + 16]).toBeGreaterThan(0.9);
  });

  it("asks no colours where all four cells around say the same", () => {
    const strange = big(2, 1, () => person);
    const out = enlargeAlpha(small, alpha, strange);
    expect([out[0], out[15]]).toEqual([0, 1]);
  });

  it("stays what it is on a picture of the same size and colours, and within 0 and 1 on any", () => {
    const same = enlargeAlpha(small, alpha, big(1, 1));
    for (let i = 0; i < alpha.length; i++) expect(same[i]).toBeCloseTo(alpha[i]!, 1);
    const wild = enlargeAlpha(
      small,
      alpha,
      big(2, 1, (share) => (share < 0.5 ? [5, 5, 5] : [-5, -5, -5])),
    );
    expect([Math.min(...wild), Math.max(...wild)]).toEqual([0, 1]);
  });
});
