import { describe, expect, it } from "@jest/globals";
import { foregroundColours } from "../../../../photo/core/matte/foreground-colours";

const sidePx = 16;
const hair = [0.2, 0.1, 0.05];
const wall = [0.3, 0.6, 0.9];

/** Columns before `from` are wall, from `to` on hair, between them half of each. */
function scene(from: number, to: number) {
  const alpha = new Float32Array(sidePx * sidePx);
  const rgb = new Float32Array(3 * alpha.length);
  for (let i = 0; i < alpha.length; i++) {
    const x = i % sidePx;
    alpha[i] = x < from ? 0 : x < to ? 0.5 : 1;
    for (let c = 0; c < 3; c++) rgb[3 * i + c] = alpha[i]! * hair[c]! + (1 - alpha[i]!) * wall[c]!;
  }
  return { alpha, rgb };
}

const colourAt = (plane: Float32Array, x: number, y: number) =>
  Array.from(plane.subarray(3 * (y * sidePx + x), 3 * (y * sidePx + x) + 3));

const isNear = (seen: number[], wanted: number[], by: number) =>
  seen.every((value, c) => Math.abs(value - wanted[c]!) < by);

describe("colours of person and background", () => {
  const { alpha, rgb } = scene(6, 10);
  const { person, background } = foregroundColours({ widthPx: sidePx, heightPx: sidePx, rgb }, alpha);

  it("are the picture's own where only one of them is seen", () => {
    expect(colourAt(person, 14, 3)).toEqual(colourAt(rgb, 14, 3));
    expect(colourAt(background, 1, 12)).toEqual(colourAt(rgb, 1, 12));
  });

  it.each([6, 7, 8, 9])("are told apart where both are seen: column %d", (x) => {
    for (const y of [0, 7, 15]) {
      expect(isNear(colourAt(person, x, y), hair, 0.06)).toBe(true);
      expect(isNear(colourAt(background, x, y), wall, 0.06)).toBe(true);
    }
  });

  it("mix to what is seen", () => {
    for (let i = 0; i < alpha.length; i++)
      for (let c = 0; c < 3; c++) {
        const mixed = alpha[i]! * person[3 * i + c]! + (1 - alpha[i]!) * background[3 * i + c]!;
        expect(mixed).toBeCloseTo(rgb[3 * i + c]!, 2);
      }
  });

  it("flow on where the other alone is seen", () => {
    expect(isNear(colourAt(person, 0, 8), hair, 0.06)).toBe(true);
    expect(isNear(colourAt(background, 15, 8), wall, 0.06)).toBe(true);
  });

  it("belong to their place: above others than below, and where one ends the other's flow in from both", () => {
    const above = { person: [0.2, 0.1, 0.05], wall: [0.3, 0.6, 0.9] };
    const below = { person: [0.8, 0.1, 0.4], wall: [0.9, 0.9, 0.2] };
    const shares = Float32Array.from({ length: sidePx * sidePx }, (_, i) => {
      const x = i % sidePx;
      return x < 6 ? 0 : x < 10 ? (x - 5) / 5 : 1;
    });
    const seen = Float32Array.from({ length: 3 * shares.length }, (_, k) => {
      const [i, c] = [Math.floor(k / 3), k % 3];
      const { person: own, wall: behind } = i < shares.length / 2 ? above : below;
      return shares[i]! * own[c]! + (1 - shares[i]!) * behind[c]!;
    });
    const found = foregroundColours({ widthPx: sidePx, heightPx: sidePx, rgb: seen }, shares);
    for (const x of [7, 8])
      for (const [y, { person: own, wall: behind }] of [
        [2, above],
        [13, below],
      ] as const) {
        expect(isNear(colourAt(found.person, x, y), own, 0.07)).toBe(true);
        expect(isNear(colourAt(found.background, x, y), behind, 0.07)).toBe(true);
      }
    // Free colours are the mean of the four beside them, an edge's pixel standing for what lies beyond.
    const meanOf = (plane: Float32Array, x: number, y: number) => {
      const around = [
        colourAt(plane, Math.max(0, x - 1), y),
        colourAt(plane, Math.min(sidePx - 1, x + 1), y),
        colourAt(plane, x, Math.max(0, y - 1)),
        colourAt(plane, x, Math.min(sidePx - 1, y + 1)),
      ];
      return [0, 1, 2].map((c) => around.reduce((sum, colour) => sum + colour[c]! / 4, 0));
    };
    for (const y of [0, 3, 7, 8, 15]) {
      expect(isNear(colourAt(found.person, 2, y), meanOf(found.person, 2, y), 0.02)).toBe(true);
      expect(isNear(colourAt(found.background, 13, y), meanOf(found.background, 13, y), 0.02)).toBe(true);
    }
  });

  it("are numbers within the scale where nothing but one of them is there", () => {
    for (const only of [0, 1]) {
      const all = foregroundColours(
        { widthPx: 5, heightPx: 7, rgb: new Float32Array(105).fill(0.4) },
        new Float32Array(35).fill(only),
      );
      for (const plane of [all.person, all.background])
        expect(plane.every((value) => value >= 0 && value <= 1)).toBe(true);
      expect((only ? all.person : all.background).every((value) => Math.abs(value - 0.4) < 1e-6)).toBe(true);
    }
  });
});
