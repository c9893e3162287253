import { describe, expect, it } from "@jest/globals";
import { makeTrimap } from "../../../../photo/core/matte/trimap";

const widthPx = 61;
const heightPx = 3;
const headPx = 100;

/** The left 30 columns are surely the person, one is half, the others are surely background. */
const coverage = Float32Array.from({ length: widthPx * heightPx }, (_, i) => {
  const x = i % widthPx;
  return x < 30 ? 1 : x === 30 ? 0.5 : 0;
});

/** The middle row. */
function row(chinRow: number, skinShare = 0) {
  const skin = new Float32Array(coverage.length).fill(skinShare);
  const all = makeTrimap({ widthPx, heightPx, values: coverage }, skin, { headPx, chinRow });
  const cells = Array.from({ length: widthPx }, (_, x) => widthPx + x);
  return {
    unknown: cells.filter((i) => all.unknown[i]).map((i) => i - widthPx),
    alpha: cells.map((i) => all.alpha[i]!),
    priorAlpha: cells.map((i) => all.priorAlpha[i]!),
    priorWeight: cells.map((i) => all.priorWeight[i]!),
  };
}
const farBelow = 1000;

describe("the band that is not known", () => {
  it("reaches 4 % of the head into the person and out of it, where hair may be", () => {
    const { unknown, alpha } = row(farBelow);
    // The doubt begins at column 30: four columns to each side of it are as far as 4 % of 100 rows.
    expect([unknown[0], unknown.at(-1)]).toEqual([26, 34]);
    expect(unknown).toHaveLength(9);
    expect([alpha[25], alpha[35], alpha[30]]).toEqual([1, 0, 0.5]);
  });

  it("is narrow on skin, from twice the share on", () => {
    expect(row(farBelow, 0.35).unknown).toHaveLength(9);
    expect(row(farBelow, 0.7).unknown).toEqual([29, 30, 31]);
    // Half way between both.
    expect(row(farBelow, 0.525).unknown).toEqual([28, 29, 30, 31, 32]);
  });

  it("is narrow on cloth, which begins a tenth of a head under the chin and is there at two", () => {
    expect(row(1 - 10).unknown).toHaveLength(9);
    expect(row(1 - 20).unknown).toEqual([29, 30, 31]);
    expect(row(1 - 15).unknown).toEqual([28, 29, 30, 31, 32]);
  });
});

describe("what the outline says of it", () => {
  it("is person inside and background outside, the stronger the further, and less inside", () => {
    const { priorAlpha, priorWeight } = row(farBelow);
    expect([priorAlpha[28], priorAlpha[32]]).toEqual([1, 0]);
    // Three columns inside the outline, two outside it: squares of both over 5 % of 100.
    expect(priorWeight[28]).toBeCloseTo(0.002 * (3 / 5) ** 2, 6);
    expect(priorWeight[32]).toBeCloseTo(0.01 * (2 / 5) ** 2, 6);
    expect([priorWeight[20], priorWeight[40]]).toEqual([0, 0]);
  });

  it("holds four times as much where the edge is crisp", () => {
    expect(row(farBelow, 0.7).priorWeight[31]! / row(farBelow).priorWeight[31]!).toBeCloseTo(4, 5);
  });

  it("counts no more than four times the reach's, however far", () => {
    const wide = Float32Array.from({ length: 200 }, (_, x) => (x < 100 ? 0.9 : 0.1));
    const plane = { widthPx: 200, heightPx: 1, values: wide };
    const head = { headPx: 100, chinRow: farBelow };
    const { priorWeight } = makeTrimap(plane, new Float32Array(200), head);
    expect(priorWeight[0]).toBeCloseTo(4 * 0.002, 6);
    expect(priorWeight[199]).toBeCloseTo(4 * 0.01, 6);
  });
});
