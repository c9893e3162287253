import { expect, test } from "@jest/globals";
import { mmToPx } from "../../../photo/core/units";

// An inch is 25.4 mm.
test.each([
  [25.4, 300, 300],
  [50.8, 300, 600],
  [12.7, 600, 300],
  [35, 300, 413.39],
  [0, 300, 0],
])("%d mm at %d dots per inch are %d dots", (lengthMm, dpi, px) => {
  expect(mmToPx(lengthMm, dpi)).toBeCloseTo(px, 2);
});
