import { describe, expect, it } from "@jest/globals";
import { solveAlpha } from "../../../../photo/core/matte/solve-alpha";

const widthPx = 41;
const heightPx = 27;
const truthAt = (x: number, y: number) => Math.min(1, Math.max(0, (x - 18 - 2 * Math.sin(y / 3)) / 5));

/** Colours that mix as alpha does; ten columns to each side of the middle are not known. */
function scene(firstGuess: number) {
  const count = widthPx * heightPx;
  const rgb = new Float32Array(3 * count);
  const alpha = new Float32Array(count);
  const unknown = new Uint8Array(count);
  const truth = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    const x = i % widthPx;
    truth[i] = truthAt(x, Math.floor(i / widthPx));
    rgb.set([0.9 - 0.7 * truth[i]!, 0.8 - 0.6 * truth[i]!, 0.5 - 0.4 * truth[i]!], 3 * i);
    unknown[i] = Math.abs(x - 20) <= 10 ? 1 : 0;
    alpha[i] = unknown[i] ? firstGuess : truth[i]!;
  }
  const prior = { priorAlpha: new Float32Array(count), priorWeight: new Float32Array(count) };
  return { picture: { widthPx, heightPx, rgb }, trimap: { alpha, unknown, ...prior }, truth };
}

describe("alpha of the band that is not known", () => {
  it.each([0, 0.5, 1])("is found from a first guess of %d, up to all four edges of the picture", (guess) => {
    const { picture, trimap, truth } = scene(guess);
    const found = solveAlpha(picture, trimap);
    expect(found).toHaveLength(truth.length);
    for (let i = 0; i < truth.length; i++) expect(Math.abs(found[i]! - truth[i]!)).toBeLessThan(0.08);
  });

  it("leaves what is known, and what it was given", () => {
    const { picture, trimap, truth } = scene(0.5);
    const given = trimap.alpha.slice();
    const found = solveAlpha(picture, trimap);
    expect(trimap.alpha).toEqual(given);
    for (let i = 0; i < truth.length; i++) if (!trimap.unknown[i]) expect(found[i]).toBe(truth[i]);
  });

  it("has no haze: what is within 0.02 of nothing or all is nothing or all", () => {
    const { picture, trimap } = scene(0.5);
    trimap.unknown.fill(0);
    trimap.alpha.set([0.02, 0.98, 0.5, 0.26], 0);
    const found = solveAlpha(picture, trimap);
    expect(Array.from(found.slice(0, 4), (value) => Math.round(1e4 * value) / 1e4)).toEqual([
      0, 1, 0.5, 0.25,
    ]);
  });

  it("follows what another method says where colours say nothing, on both levels", () => {
    const { picture, trimap } = scene(0.5);
    picture.rgb.fill(0.4);
    trimap.priorAlpha.forEach((_, i) => {
      trimap.priorAlpha[i] = i % widthPx < 20 ? 0 : 1;
      trimap.priorWeight[i] = 1;
    });
    const found = solveAlpha(picture, trimap);
    const row = 13 * widthPx;
    expect(found[row + 14]).toBeLessThan(0.1);
    expect(found[row + 26]).toBeGreaterThan(0.9);
  });
});
