import { describe, expect, it } from "@jest/globals";
import { sampleColours } from "../../../../photo/core/matte/colour-sampling";
import type { Picture } from "../../../../photo/core/matte/picture";
import type { Trimap } from "../../../../photo/core/matte/trimap";

const widthPx = 40;
const heightPx = 24;
const headPx = 80;

/** Person on the left, background on the right; between columns 14 and 26 nothing is sure. */
function scene(
  person: number[],
  back: number[],
  between: number[],
  priorAlpha: 0 | 1,
  doubt = 0.5,
  held = 0.001,
) {
  const count = widthPx * heightPx;
  const picture: Picture = { widthPx, heightPx, rgb: new Float32Array(3 * count) };
  const trimap: Trimap = {
    alpha: new Float32Array(count),
    unknown: new Uint8Array(count),
    priorAlpha: new Float32Array(count).fill(priorAlpha),
    priorWeight: new Float32Array(count).fill(held),
  };
  for (let i = 0; i < count; i++) {
    const x = i % widthPx;
    picture.rgb.set(x < 14 ? person : x < 26 ? between : back, 3 * i);
    trimap.alpha[i] = x < 14 ? 1 : x < 26 ? doubt : 0;
    trimap.unknown[i] = x >= 14 && x < 26 ? 1 : 0;
  }
  const overlap = sampleColours(picture, trimap, headPx);
  const middle = (heightPx / 2) * widthPx + 20;
  return {
    alpha: trimap.priorAlpha[middle]!,
    weight: trimap.priorWeight[middle]!,
    overlap: overlap[middle]!,
    /** A sure pixel, which nothing may touch. */
    sure: [trimap.priorAlpha[5]!, trimap.priorWeight[5]!, overlap[5]!],
  };
}

const dark = [0.1, 0.08, 0.07];
const pale = [0.85, 0.85, 0.82];
const mix = (share: number) => dark.map((value, c) => share * value + (1 - share) * pale[c]!);

describe("colours around a doubtful pixel", () => {
  it.each([0.2, 0.5, 0.8])("find alpha %d of dark hair before a pale wall", (share) => {
    const { alpha, weight, overlap } = scene(dark, pale, mix(share), 0, 0.5, 0);
    expect(alpha).toBeCloseTo(share, 1);
    expect(weight).toBeGreaterThan(0.01);
    expect(overlap).toBeLessThan(0.02);
  });

  it("are alike by a fiftieth over the square of their distance", () => {
    const { overlap } = scene(dark, pale, mix(0.5), 0);
    const span = pale.reduce((sum, value, c) => sum + (value - dark[c]!) ** 2, 1e-3);
    expect(overlap).toBeCloseTo(0.02 / (0.02 + span), 5);
  });

  it("count less the worse a mixture explains what is seen", () => {
    const seen = mix(0.5);
    const odd = seen.map((value, c) => value + (c === 1 ? 0.02 : 0));
    const [fitting, misfit] = [scene(dark, pale, seen, 0, 0.5, 0), scene(dark, pale, odd, 0, 0.5, 0)];
    // What of 0.02 in green lies off the line between both colours, squared, at 2000, twice in the exponent.
    const along = pale.map((value, c) => value - dark[c]!);
    const length = along.reduce((sum, value) => sum + value * value, 0);
    const off = 0.02 ** 2 * (1 - along[1]! ** 2 / length);
    expect(misfit.weight / fitting.weight).toBeCloseTo(Math.exp(-2 * 2000 * off), 1);
  });

  it("say nothing of what is sure", () => {
    const { sure } = scene(dark, pale, mix(0.5), 1);
    expect(sure[0]).toBe(1);
    expect(sure[1]).toBeCloseTo(0.001, 9);
    expect(sure[2]).toBe(0);
  });

  it("that are the same on both sides leave it to the mask's outline, inside it above all", () => {
    const inside = scene(dark, dark, dark, 1);
    const outside = scene(dark, dark, dark, 0);
    expect(inside.overlap).toBeGreaterThan(0.9);
    expect(inside.alpha).toBeGreaterThan(0.8);
    expect(outside.alpha).toBeLessThan(0.5);
    expect(inside.weight).toBeGreaterThan(1.5 * outside.weight);
  });

  it.each([
    [0.25, 0],
    [0.5, 0.5],
    [0.75, 1],
  ])("that both explain alike take the mask's own %d, steepened to %d", (doubt, wanted) => {
    const { alpha, weight } = scene(dark, dark, dark, 0, doubt, 0);
    expect(Math.abs(alpha - wanted)).toBeLessThan(0.15);
    expect(weight).toBeGreaterThan(0.09);
  });
});
