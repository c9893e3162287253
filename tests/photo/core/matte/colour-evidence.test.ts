import { describe, expect, it } from "@jest/globals";
import { weighColours } from "../../../../photo/core/matte/colour-evidence";
import type { Picture } from "../../../../photo/core/matte/picture";

const sidePx = 120;
const headPx = 60;
const black = [0.05, 0.05, 0.06];
const blue = [0.2, 0.3, 0.9];
const green = [0.2, 0.5, 0.2];

/** A black head (its right half) before green with blue lamps; the mask takes the lamp at the head's edge for a half. */
function scene(lampAtEdge: number[]): { picture: Picture; mask: Float32Array; lamp: number } {
  const rgb = new Float32Array(3 * sidePx * sidePx);
  const mask = new Float32Array(sidePx * sidePx);
  for (let y = 0; y < sidePx; y++) {
    for (let x = 0; x < sidePx; x++) {
      const i = y * sidePx + x;
      const isHead = x >= sidePx / 2;
      const isLampAtEdge = x >= 48 && x < 60 && y >= 54 && y < 66;
      const isLampFarAway = x < 20 && y % 40 < 12;
      rgb.set(isHead ? black : isLampAtEdge ? lampAtEdge : isLampFarAway ? blue : green, 3 * i);
      mask[i] = isHead ? 1 : isLampAtEdge ? 0.6 : 0;
    }
  }
  return { picture: { widthPx: sidePx, heightPx: sidePx, rgb }, mask, lamp: 60 * sidePx + 54 };
}

describe("what colours say about the mask's doubt", () => {
  it("takes a lamp beside the head for background, because other lamps hang there", () => {
    const { picture, mask, lamp } = scene(blue);
    expect(weighColours(picture, mask, headPx)[lamp]).toBeLessThan(0.2);
  });

  it("says little for the person where a doubtful piece has the hair's colour", () => {
    const { picture, mask, lamp } = scene(black);
    const moved = weighColours(picture, mask, headPx)[lamp]!;
    expect(moved).toBeGreaterThan(0.6);
    expect(moved).toBeLessThan(0.95);
  });

  it("counts 0.7 of the chances against the person and 0.2 of those for it, one twentieth being a stranger", () => {
    const chance = (share: number) => Math.log(share / (1 - share));
    const shareOf = (chances: number) => 1 / (1 + Math.exp(-chances));
    const atHome = Math.log(1.05 / 0.05);
    const against = scene(green);
    const moved = weighColours(against.picture, against.mask, headPx)[against.lamp];
    expect(moved).toBeCloseTo(shareOf(chance(0.6) - 0.7 * atHome), 3);
    const forIt = scene(black);
    const kept = weighColours(forIt.picture, forIt.mask, headPx)[forIt.lamp];
    expect(kept).toBeCloseTo(shareOf(chance(0.6) + 0.2 * atHome), 3);
  });

  it.each([
    [blue, 0.06, 0.05],
    [black, 0.94, 0.949],
  ])("makes nothing sure by its colour alone: %j", (colour, doubt, wanted) => {
    const { picture, mask, lamp } = scene(colour);
    const doubtful = mask.map((share) => (share > 0 && share < 1 ? doubt : share));
    expect(weighColours(picture, doubtful, headPx)[lamp]).toBeCloseTo(wanted, 5);
  });

  it("says nothing of a colour that is seen nowhere else", () => {
    const { picture, mask, lamp } = scene([0.9, 0.9, 0.1]);
    expect(weighColours(picture, mask, headPx)[lamp]).toBeCloseTo(0.6, 5);
  });

  it("leaves alone what the mask is sure of", () => {
    const { picture, mask } = scene(blue);
    const moved = weighColours(picture, mask, headPx);
    for (let i = 0; i < mask.length; i++) if (mask[i] === 0 || mask[i] === 1) expect(moved[i]).toBe(mask[i]);
  });
});
