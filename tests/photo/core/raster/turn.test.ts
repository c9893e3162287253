import { expect, it } from "@jest/globals";
import { turn } from "../../../../photo/core/raster/turn";
import type { Raster } from "../../../../photo/core/types";

const noise = (widthPx: number, heightPx: number, channels: 1 | 3 | 4): Raster => ({
  widthPx,
  heightPx,
  channels,
  pixels: Uint8Array.from(
    { length: widthPx * heightPx * channels },
    (_, i) => (i * 7919 + (i % 251) ** 2) % 256,
  ),
});

/** Catmull-Rom's spline through four samples, at t after the second: the textbook's form, in doubles. */
const spline = ([a, b, c, d]: number[], t: number): number =>
  b! + 0.5 * t * (c! - a! + t * (2 * a! - 5 * b! + 4 * c! - d! + t * (3 * (b! - c!) + d! - a!)));

function sampleAt({ widthPx, channels, pixels }: Raster, x: number, y: number, c: number): number {
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const rows = [-1, 0, 1, 2].map((j) =>
    spline(
      [-1, 0, 1, 2].map((i) => pixels[((y0 + j) * widthPx + x0 + i) * channels + c]!),
      x - x0,
    ),
  );
  return Math.max(0, Math.min(255, spline(rows, y - y0)));
}

it.each(
  ([1, 3, 4] as const).flatMap((channels) => [0.02, -0.3, 0.8].map((angle) => [channels, angle] as const)),
)("a picture of %d channels turned by %d has the spline's samples, rounded", (channels, angle) => {
  const source = noise(90, 80, channels);
  const out = turn(source, angle, 41, 30);
  expect([out.widthPx, out.heightPx, out.channels]).toEqual([41, 30, channels]);
  const off = [...out.pixels].map((value, i) => {
    const pixel = Math.floor(i / channels);
    const du = (pixel % 41) + 0.5 - 20.5;
    const dv = Math.floor(pixel / 41) + 0.5 - 15;
    const x = 45 + du * Math.cos(angle) - dv * Math.sin(angle) - 0.5;
    const y = 40 + du * Math.sin(angle) + dv * Math.cos(angle) - 0.5;
    return Math.abs(value - sampleAt(source, x, y, i % channels));
  });
  // Half a level of rounding, and what single precision adds.
  expect(Math.max(...off)).toBeLessThanOrEqual(0.51);
});
