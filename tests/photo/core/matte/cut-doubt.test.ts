import { expect, it } from "@jest/globals";
import { cutDoubt } from "../../../../photo/core/matte/cut-doubt";

const planes = [
  [0, 0.5, 1, 0.25],
  [0.2, 0.1, 0.7, 0.25],
  [1, 0.5, 1, 0.2],
].map((values) => Float32Array.from(values)) as [Float32Array, Float32Array, Float32Array];

it("the doubt is what alpha moved from the mask, and how soft it is among like colours, in heads squared", () => {
  const { disagreement, overlap } = cutDoubt(...planes, 10);
  expect(disagreement).toBeCloseTo((0.2 + 0.4 + 0.3 + 0) / 100, 6);
  // A half is fully soft, a quarter three quarters of it; 0 and 1 are not.
  expect(overlap).toBeCloseTo((0.5 * 1 + 0.2 * 0.75) / 100, 6);
});

it("a head twice as large is a quarter of the doubt", () => {
  const [near, far] = [cutDoubt(...planes, 20), cutDoubt(...planes, 10)];
  expect(far.disagreement / near.disagreement).toBeCloseTo(4, 6);
  expect(far.overlap / near.overlap).toBeCloseTo(4, 6);
});
