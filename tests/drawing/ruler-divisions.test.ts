import { expect, test } from "@jest/globals";
import { unitsPerMmOf } from "../../drawing/drawing-sheet";
import { millimetres } from "../../drawing/format-length";
import { rulerDivisions } from "../../drawing/ruler-divisions";

test.each([
  [150, 200, 300, 10],
  [600, 600, 300, 10],
  [768, 1024, 300, 20],
  [1200, 1800, 600, 50],
  [9000, 9000, 300, 200],
])("the ruler of %d x %d px at %d dpi counts %d px a tick", (width, height, dpi, stepPx) => {
  const perMm = dpi / 25.4;
  const unitsPerMm = unitsPerMmOf(width / perMm, height / perMm);
  const { stepMm } = rulerDivisions({ style: "px", perMm }, unitsPerMm);
  expect(stepMm * perMm).toBeCloseTo(stepPx, 8);
});

test("a ruler in millimetres has one tick each, at any scale", () => {
  expect([1, 20].map((scale) => rulerDivisions(millimetres, scale).stepMm)).toEqual([1, 1]);
});
