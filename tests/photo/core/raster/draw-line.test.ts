import { expect, test } from "@jest/globals";
import { drawLine } from "../../../../photo/core/raster/draw-line";
import type { Raster } from "../../../../photo/core/types";

const white = (): Raster => ({
  widthPx: 12,
  heightPx: 9,
  channels: 3,
  pixels: new Uint8Array(324).fill(255),
});
const inkOf = ({ pixels }: Raster): number =>
  pixels.reduce((sum, sample, i) => sum + (i % 3 === 0 ? 255 - sample : 0), 0) / 255;

test.each([
  ["level", [2, 4.5], [10, 4.5], 1.5, 12],
  ["upright", [6, 1], [6, 8], 2, 14],
  ["slanted", [3, 2], [9, 7], 1, Math.hypot(6, 5)],
] as const)("a line that is %s lays as much ink as it is long and wide", (_, from, to, widthPx, ink) => {
  const canvas = white();
  drawLine(canvas, [...from], [...to], widthPx, [0, 0, 0]);
  expect(inkOf(canvas)).toBeGreaterThan(0.9 * ink);
  expect(inkOf(canvas)).toBeLessThan(1.1 * ink);
});

test("a line that leaves the picture is drawn as far as it goes", () => {
  const canvas = white();
  drawLine(canvas, [-5, 4.5], [30, 4.5], 1, [0, 0, 0], 0.5);
  expect(inkOf(canvas)).toBeCloseTo(6, 0);
});
