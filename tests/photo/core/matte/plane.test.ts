import { describe, expect, it } from "@jest/globals";
import { distanceTo, halvePlane } from "../../../../photo/core/matte/plane";

const rounded = (values: ArrayLike<number>) => Array.from(values, (value) => Math.round(10 * value) / 10);

describe("a halved plane", () => {
  it("has the mean of each 2 x 2", () => {
    const values = Float32Array.from([1, 2, 3, 4, 5, 6, 7, 9]);
    expect(rounded(halvePlane({ widthPx: 4, heightPx: 2, values }))).toEqual([3.5, 5.8]);
  });

  it("keeps its channels apart", () => {
    const values = Float32Array.from([1, 10, 3, 30, 5, 50, 7, 70]);
    expect(rounded(halvePlane({ widthPx: 2, heightPx: 2, values }, 2))).toEqual([4, 40]);
  });

  it("repeats an odd last row and column", () => {
    const values = Float32Array.from([0, 4, 8, 4, 8, 12, 8, 12, 16]);
    // The corner stands alone four times, the edges twice each.
    expect(rounded(halvePlane({ widthPx: 3, heightPx: 3, values }))).toEqual([4, 10, 10, 16]);
  });
});

describe("the distance to the nearest pixel that is asked for", () => {
  const away = (values: number[], from: number, below: number, widthPx: number) =>
    rounded(
      distanceTo(
        { widthPx, heightPx: values.length / widthPx, values: Float32Array.from(values) },
        { from, below },
      ),
    );

  it("counts straight steps as 1 and slanted ones as the root of 2, to all sides", () => {
    const [side, corner] = [1, 1.4];
    expect(away([0, 0, 0, 0, 1, 0, 0, 0, 0], 1, 2, 3)).toEqual([
      ...[corner, side, corner],
      ...[side, 0, side],
      ...[corner, side, corner],
    ]);
  });

  it.each([
    ["upper left", 0, [0, 1, 2, 1, 1.4, 2.4, 2, 2.4, 2.8]],
    ["upper right", 2, [2, 1, 0, 2.4, 1.4, 1, 2.8, 2.4, 2]],
    ["lower left", 6, [2, 2.4, 2.8, 1, 1.4, 2.4, 0, 1, 2]],
    ["lower right", 8, [2.8, 2.4, 2, 2.4, 1.4, 1, 2, 1, 0]],
  ])("reaches across the whole plane from the %s corner", (_, at, wanted) => {
    const values = new Array<number>(9).fill(0);
    values[at] = 1;
    expect(away(values, 1, 2, 3)).toEqual(wanted);
  });

  it("does not run over the end of a row into the next", () => {
    expect(away([0, 0, 0, 1, 0, 0, 0, 0], 1, 2, 4)).toEqual([3, 2, 1, 0, 3.4, 2.4, 1.4, 1]);
  });

  it("takes the lower bound in and leaves the upper one out", () => {
    expect(away([0.25, 0.5, 0.75], 0.5, 0.75, 3)).toEqual([1, 0, 1]);
  });

  it("is beyond every picture where there is none", () => {
    expect(Math.min(...away([0, 0, 0, 0], 1, 2, 2))).toBeGreaterThan(9e5);
  });
});
