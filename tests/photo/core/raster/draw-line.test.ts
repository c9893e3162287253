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
  drawLine(canvas, [[...from], [...to]], { widthPx, colour: [0, 0, 0] });
  expect(inkOf(canvas)).toBeGreaterThan(0.9 * ink);
  expect(inkOf(canvas)).toBeLessThan(1.1 * ink);
});

test("a line that leaves the picture is drawn as far as it goes", () => {
  const canvas = white();
  drawLine(
    canvas,
    [
      [-5, 4.5],
      [30, 4.5],
    ],
    { widthPx: 1, colour: [0, 0, 0], opacity: 0.5 },
  );
  expect(inkOf(canvas)).toBeCloseTo(6, 0);
});

test("a line has its colour, its place and its edges", () => {
  const canvas = white();
  drawLine(
    canvas,
    [
      [2, 4],
      [10, 4],
    ],
    { widthPx: 2, colour: [200, 100, 0] },
  );
  const at = (x: number, y: number) => [...canvas.pixels.subarray(3 * (12 * y + x), 3 * (12 * y + x) + 3)];
  const line = [200, 100, 0];
  // Rows 3 and 4 from column 2 to column 9 are full; nothing else is touched.
  for (const [x, y] of [
    [2, 3],
    [9, 3],
    [2, 4],
    [9, 4],
  ] as const)
    expect(at(x, y)).toEqual(line);
  for (const [x, y] of [
    [1, 3],
    [10, 4],
    [5, 2],
    [5, 5],
  ] as const)
    expect(at(x, y)).toEqual([255, 255, 255]);
});

test("half a pixel of a line is half its colour", () => {
  const canvas = white();
  drawLine(
    canvas,
    [
      [6.5, 1],
      [6.5, 8],
    ],
    { widthPx: 2, colour: [0, 0, 0] },
  );
  const row = [...Array(12)].map((_, x) => canvas.pixels[3 * (12 * 4 + x)]);
  expect(row).toEqual([255, 255, 255, 255, 255, 128, 0, 128, 255, 255, 255, 255]);
});

test("a line through the whole picture reaches its last pixels", () => {
  const canvas = white();
  drawLine(
    canvas,
    [
      [-4, -3],
      [16, 12],
    ],
    { widthPx: 40, colour: [0, 0, 0] },
  );
  expect(inkOf(canvas)).toBe(108);
});

test("opacity lets through what is below", () => {
  const canvas = white();
  drawLine(
    canvas,
    [
      [0, 4],
      [12, 4],
    ],
    { widthPx: 2, colour: [55, 55, 55], opacity: 0.25 },
  );
  expect(canvas.pixels[3 * (12 * 4 + 5)]).toBe(205);
});
