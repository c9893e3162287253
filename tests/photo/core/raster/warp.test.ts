import { describe, expect, it } from "@jest/globals";
import { fromView, toView, type View, warp } from "../../../../photo/core/raster/warp";
import type { Point, Raster } from "../../../../photo/core/types";

/** A smooth picture whose sample at any point is known. */
const wave = (x: number, y: number): number => 128 + 60 * Math.sin(x / 23) + 50 * Math.cos(y / 31);

function drawWave(widthPx: number, heightPx: number): Raster {
  const pixels = new Uint8Array(widthPx * heightPx * 3);
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      pixels.fill(Math.round(wave(x + 0.5, y + 0.5)), 3 * (y * widthPx + x), 3 * (y * widthPx + x) + 3);
    }
  }
  return { widthPx, heightPx, channels: 3, pixels };
}

function worstError(source: Raster, view: View): number {
  const out = warp(source, view);
  let worst = 0;
  for (let v = 0; v < out.heightPx; v++) {
    for (let u = 0; u < out.widthPx; u++) {
      const [x, y] = fromView(view, [u + 0.5, v + 0.5]);
      worst = Math.max(worst, Math.abs(out.pixels[3 * (v * out.widthPx + u)]! - wave(x, y)));
    }
  }
  return worst;
}

describe("warp", () => {
  const source = drawWave(600, 500);

  it("copies pixel for pixel at scale 1 without a turn", () => {
    const out = warp(source, { centre: [250, 200], angle: 0, scale: 1, widthPx: 100, heightPx: 80 });
    for (let v = 0; v < 80; v++) {
      const from = 3 * ((160 + v) * 600 + 200);
      expect(out.pixels.subarray(300 * v, 300 * v + 300)).toEqual(source.pixels.subarray(from, from + 300));
    }
  });

  it.each([
    { angle: 0, scale: 0.5 },
    { angle: 0, scale: 0.37 },
    { angle: 0, scale: 1.6 },
    { angle: 0.13, scale: 1 },
    { angle: -0.2, scale: 0.61 },
    { angle: 0.25, scale: 0.3 },
    { angle: 0.1, scale: 1.4 },
  ])("shows the source where it should, turned by $angle at scale $scale", ({ angle, scale }) => {
    const view: View = { centre: [301.3, 247.6], angle, scale, widthPx: 96, heightPx: 84 };
    // Rounding of source, bound and result, and what averaging takes from a curve.
    expect(worstError(source, view)).toBeLessThan(3);
  });

  it("keeps a plain colour plain, inside and outside the source", () => {
    const plain: Raster = { widthPx: 40, heightPx: 30, channels: 3, pixels: new Uint8Array(3600).fill(77) };
    const out = warp(plain, { centre: [0, 0], angle: 0.3, scale: 2.2, widthPx: 90, heightPx: 70 });
    expect(new Set(out.pixels)).toEqual(new Set([77]));
  });

  it("goes from source to view and back", () => {
    const view: View = { centre: [120, 80], angle: 0.4, scale: 1.7, widthPx: 200, heightPx: 300 };
    const point: Point = [99.5, 41.25];
    const back = fromView(view, toView(view, point));
    expect(back[0]).toBeCloseTo(point[0]);
    expect(back[1]).toBeCloseTo(point[1]);
    expect(toView(view, view.centre)).toEqual([100, 150]);
  });
});
