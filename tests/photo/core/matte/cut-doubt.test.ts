import { expect, it } from "@jest/globals";
import { cutDoubt } from "../../../../photo/core/matte/cut-doubt";

const planes = [
  [0, 0.5, 1, 0.25],
  [0.2, 0.1, 0.7, 0.25],
  [1, 0.5, 1, 0.2],
].map((values) => Float32Array.from(values)) as [Float32Array, Float32Array, Float32Array];
const head = { widthPx: 4, headPx: 10, chin: [2, 0] as [number, number] };

it("the doubt is what alpha moved from the mask, and how soft it is among like colours, in heads squared", () => {
  const { disagreement, overlap } = cutDoubt(...planes, head);
  expect(disagreement).toBeCloseTo((0.2 + 0.4 + 0.3 + 0) / 100, 6);
  // A half is fully soft, a quarter three quarters of it; 0 and 1 are not.
  expect(overlap).toBeCloseTo((0.5 * 1 + 0.2 * 0.75) / 100, 6);
});

it("a head twice as large is a quarter of the doubt", () => {
  const [near, far] = [cutDoubt(...planes, { ...head, headPx: 20 }), cutDoubt(...planes, head)];
  expect(far.disagreement / near.disagreement).toBeCloseTo(4, 6);
  expect(far.overlap / near.overlap).toBeCloseTo(4, 6);
});

it.each([
  ["as wide as the narrowest document's", 14, 0],
  ["far wider, with shoulders", 40, 30],
])("the same cut-out has the same doubt in a frame %s", (_, widthPx, rowsBelow) => {
  const headPx = 10;
  const chin: [number, number] = [widthPx / 2, 13];
  const plane = (inHead: number, outside: number) =>
    Float32Array.from({ length: widthPx * (16 + rowsBelow) }, (_, i) => {
      const [column, row] = [(i % widthPx) - chin[0], Math.floor(i / widthPx) - chin[1]];
      return Math.abs(column) <= 4 && row <= 0 ? inHead : outside;
    });
  const doubt = cutDoubt(plane(0.5, 1), plane(0.4, 1), plane(1, 1), { widthPx, headPx, chin });
  expect(doubt.disagreement).toBeCloseTo((9 * 14 * 0.1) / 100, 5);
  expect(doubt.overlap).toBeCloseTo((9 * 14) / 100, 5);
});

it("nothing beside the head and below the neck is counted", () => {
  const [alpha, mask, colours] = [0.5, 1, 1].map((value) => new Float32Array(100 * 100).fill(value));
  const counted = cutDoubt(alpha!, mask!, colours!, { widthPx: 100, headPx: 10, chin: [50, 50] });
  // From 6 to the left to 6 to the right, from 13 above to 2 below.
  expect(counted.overlap).toBeCloseTo((13 * 16) / 100, 5);
});
