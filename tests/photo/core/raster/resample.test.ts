import { describe, expect, it } from "@jest/globals";
import { cellMeans, resample } from "../../../../photo/core/raster/resample";
import type { Raster } from "../../../../photo/core/types";

const raster = (
  widthPx: number,
  heightPx: number,
  channels: 1 | 3 | 4,
  at: (x: number, y: number, c: number) => number,
): Raster => ({
  widthPx,
  heightPx,
  channels,
  pixels: Uint8Array.from({ length: widthPx * heightPx * channels }, (_, i) => {
    const pixel = Math.floor(i / channels);
    return at(pixel % widthPx, Math.floor(pixel / widthPx), i % channels);
  }),
});

/** Straight slopes stay what they are under every filter whose weights sum to one. */
const slope = (x: number, y: number, c: number): number => 20 + 1.5 * x + 2.5 * y + 10 * c;

describe("a picture resized", () => {
  it.each([1, 3, 4] as const)("at its own size is itself, in %d channels", (channels) => {
    const source = raster(30, 20, channels, (x, y, c) => (x * 37 + y * 91 + c * 13) % 256);
    expect(resample(source, { left: 0, top: 0, scale: 1 }, { widthPx: 30, heightPx: 20 })).toEqual(source);
  });

  it.each(
    ([1, 3, 4] as const).flatMap((channels) => [0.5, 0.8, 1.7, 3].map((scale) => [channels, scale] as const)),
  )("has each sample at its place: %d channels at scale %d", (channels, scale) => {
    const source = raster(60, 50, channels, slope);
    const [left, top] = [18.25, 16.5];
    const [widthPx, heightPx] = [11, 9];
    const out = resample(source, { left, top, scale }, { widthPx, heightPx });
    expect([out.widthPx, out.heightPx, out.channels]).toEqual([widthPx, heightPx, channels]);
    const wanted = raster(widthPx, heightPx, channels, () => 0).pixels.map((_, i) => {
      const pixel = Math.floor(i / channels);
      const x = left + ((pixel % widthPx) + 0.5) / scale - 0.5;
      const y = top + (Math.floor(pixel / widthPx) + 0.5) / scale - 0.5;
      return Math.round(slope(x, y, i % channels));
    });
    const off = [...out.pixels].map((value, i) => Math.abs(value - wanted[i]!));
    expect(Math.max(...off)).toBeLessThanOrEqual(1);
  });

  it.each([1, 3, 4] as const)("repeats its border outside, in %d channels", (channels) => {
    const source = raster(12, 10, channels, (x, y, c) => 10 * x + 5 * y + c);
    const out = resample(source, { left: -20, top: -20, scale: 1 }, { widthPx: 52, heightPx: 50 });
    const wanted = raster(52, 50, channels, (x, y, c) => {
      const inX = Math.max(0, Math.min(11, x - 20));
      const inY = Math.max(0, Math.min(9, y - 20));
      return 10 * inX + 5 * inY + c;
    });
    expect(out.pixels).toEqual(wanted.pixels);
  });

  it.each([
    ["to the right", 40, 0, 110],
    ["below", 0, 40, 45],
    ["to the left", -40, 0, 0],
    ["above", 0, -40, 0],
  ])("shows nothing but its border where it ends, %s", (_, left, top, least) => {
    const source = raster(12, 10, 3, (x, y) => 10 * x + 5 * y);
    const out = resample(source, { left, top, scale: 1 }, { widthPx: 8, heightPx: 8 });
    const line = left === 0 ? [...out.pixels.slice(0, 24)] : [0, 24, 48].map((at) => out.pixels[at]!);
    const wanted = left === 0 ? [0, 10, 20, 30, 40, 50, 60, 70].flatMap((x) => [x, x, x]) : [0, 5, 10];
    expect(line).toEqual(wanted.map((value) => value + least));
  });

  it("has the samples of Lanczos with three lobes", () => {
    // One bright pixel, twice as large: the kernel itself, at quarters of a pixel (normalised sums, as the filter has).
    const sinc = (t: number) => (t === 0 ? 1 : Math.sin(Math.PI * t) / (Math.PI * t));
    const kernel = (t: number) => (Math.abs(t) < 3 ? sinc(t) * sinc(t / 3) : 0);
    const source = raster(13, 1, 1, (x) => (x === 6 ? 200 : 100));
    const out = resample(source, { left: 0, top: 0, scale: 2 }, { widthPx: 26, heightPx: 1 });
    for (let u = 0; u < 26; u++) {
      const at = (u + 0.5) / 2 - 0.5;
      const taps = Array.from({ length: 13 + 12 }, (_, k) => k - 6);
      const sum = taps.reduce((all, tap) => all + kernel(tap - at), 0);
      const wanted = 100 + (100 * kernel(6 - at)) / sum;
      expect(Math.abs(out.pixels[u]! - wanted)).toBeLessThanOrEqual(1);
    }
  });

  it("stays between black and white beside hard edges", () => {
    const source = raster(20, 1, 1, (x) => (x < 10 ? 0 : 255));
    const out = [...resample(source, { left: 0, top: 0, scale: 4 }, { widthPx: 80, heightPx: 1 }).pixels];
    expect(out.slice(0, 30).every((value) => value < 40)).toBe(true);
    expect(out.slice(50).every((value) => value > 215)).toBe(true);
  });

  it("in small takes all pixels into account", () => {
    const stripes = raster(120, 120, 3, (x, y) => ((x + y) % 2 ? 255 : 0));
    const out = resample(stripes, { left: 40, top: 40, scale: 0.2 }, { widthPx: 8, heightPx: 8 });
    expect(out.pixels.every((value) => Math.abs(value - 128) < 3)).toBe(true);
  });
});

/** The tent filter, written out: weights of the samples of one line around the middle of a cell, the ends repeated. */
function tent(at: number, step: number, lengthPx: number): [number, number][] {
  const reach = Math.max(1, step);
  const near = Array.from(
    { length: 2 * Math.ceil(reach) + 1 },
    (_, k) => Math.floor(at) - Math.ceil(reach) + k,
  );
  const shares = near.map((place) => Math.max(0, 1 - Math.abs(place - at) / reach));
  const sum = shares.reduce((total, share) => total + share, 0);
  return near.map((place, k) => [Math.min(lengthPx - 1, Math.max(0, place)), shares[k]! / sum]);
}

it.each(
  ([1, 3, 4] as const).flatMap((channels) =>
    [
      { x: 3.3, y: 2.6, width: 40.5, height: 30.25 },
      { x: -6, y: -4.5, width: 70, height: 63 },
      { x: 10, y: 10, width: 7, height: 5 },
    ].map((place) => [channels, place] as const),
  ),
)("the means of cells are those of a tent as wide as a cell: %d channels of %o", (channels, place) => {
  const source = raster(60, 50, channels, (x, y, c) => (x * 37 + y * 91 + c * 13) % 256);
  const [widthPx, heightPx] = [13, 9];
  const means = cellMeans(source, place, widthPx, heightPx);
  const [stepX, stepY] = [place.width / widthPx, place.height / heightPx];
  const wanted = Float32Array.from({ length: widthPx * heightPx * channels }, (_, i) => {
    const pixel = Math.floor(i / channels);
    const columns = tent(place.x + ((pixel % widthPx) + 0.5) * stepX - 0.5, stepX, source.widthPx);
    const rows = tent(place.y + (Math.floor(pixel / widthPx) + 0.5) * stepY - 0.5, stepY, source.heightPx);
    let sum = 0;
    for (const [row, down] of rows)
      for (const [column, across] of columns)
        sum += down * across * source.pixels[(row * source.widthPx + column) * channels + (i % channels)]!;
    return sum / 255;
  });
  expect(means).toHaveLength(wanted.length);
  for (let i = 0; i < wanted.length; i++) expect(means[i]).toBeCloseTo(wanted[i]!, 5);
});
