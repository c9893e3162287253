import { describe, expect, it } from "@jest/globals";
import {
  deltaE,
  labOfRgb,
  linearOfSample,
  luminance,
  rgbOfHex,
  sampleOfLinear,
} from "../../../../photo/core/raster/colour";
import { composeOn, flattenOn, toGrey } from "../../../../photo/core/raster/compose";
import type { Raster } from "../../../../photo/core/types";

const pixel = (...samples: number[]): Raster => ({
  widthPx: 1,
  heightPx: 1,
  channels: samples.length as 3 | 4,
  pixels: Uint8Array.from(samples),
});

describe("colour", () => {
  it("knows the published Lab values of the primaries (D65)", () => {
    const near = (hex: string, lab: [number, number, number]) =>
      expect(deltaE(labOfRgb(rgbOfHex(hex)), lab)).toBeLessThan(0.05);
    near("#ffffff", [100, 0, 0]);
    near("#ff0000", [53.24, 80.09, 67.2]);
    near("#0000ff", [32.3, 79.19, -107.86]);
    near("#808080", [53.59, 0, 0]);
  });

  it("goes to linear light and back without losing a sample", () => {
    for (let sample = 0; sample < 256; sample++) {
      expect(sampleOfLinear(linearOfSample[sample]!)).toBe(sample);
    }
  });

  it("refuses what is no colour", () => {
    expect(() => rgbOfHex("white")).toThrow(RangeError);
    expect(() => rgbOfHex("#fff")).toThrow(RangeError);
  });
});

describe("composeOn", () => {
  const mixed = (alpha: number) =>
    composeOn(
      pixel(10, 20, 30),
      (_column, _row, into) => into.set([0, 0, 0]),
      { widthPx: 1, heightPx: 1, alpha: Uint8Array.of(alpha) },
      [255, 255, 255],
    ).pixels;

  it("keeps the photo's own sample where the person is opaque, the colour where there is none", () => {
    expect([...mixed(255)]).toEqual([10, 20, 30]);
    expect([...mixed(0)]).toEqual([255, 255, 255]);
  });
});

describe("flattenOn and toGrey", () => {
  it("lays transparent parts on the colour", () => {
    expect([...flattenOn(pixel(9, 9, 9, 0), [255, 0, 10]).pixels]).toEqual([255, 0, 10]);
    expect([...flattenOn(pixel(9, 8, 7, 255), [255, 0, 10]).pixels]).toEqual([9, 8, 7]);
  });

  it("keeps the luminance of a colour", () => {
    const [grey] = toGrey(pixel(200, 90, 40)).pixels;
    expect(luminance(grey!, grey!, grey!)).toBeCloseTo(luminance(200, 90, 40), 2);
  });
});
