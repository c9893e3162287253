import { describe, expect, it } from "@jest/globals";
import { linearOfSample, sampleOfLinear } from "../../../../photo/core/raster/colour";
import { composeOn, flattenOn, toGrey } from "../../../../photo/core/raster/compose";
import type { Raster } from "../../../../photo/core/types";

/** Two by two pixels: opaque, clear, and two in between. */
const colours = [
  [10, 20, 30],
  [40, 50, 60],
  [70, 80, 90],
  [100, 110, 120],
];
const alphas = [255, 0, 64, 128];
const background: [number, number, number] = [200, 220, 240];

/** IEC 61966-2-1: light is mixed, not samples. */
const mixed = (over: readonly number[], alpha: number) =>
  over.map((sample, c) =>
    sampleOfLinear(
      (alpha / 255) * linearOfSample[sample]! + (1 - alpha / 255) * linearOfSample[background[c]!]!,
    ),
  );

describe("a person over a colour", () => {
  it("is laid pixel for pixel, channel for channel", () => {
    const photo: Raster = { widthPx: 2, heightPx: 2, channels: 3, pixels: Uint8Array.from(colours.flat()) };
    const asked: [number, number][] = [];
    const own = [33, 66.4, 99];
    const out = composeOn(
      photo,
      (column, row, into) => {
        asked.push([column, row]);
        into.set(own);
      },
      { widthPx: 2, heightPx: 2, alpha: Uint8Array.from(alphas) },
      background,
    );
    expect(out).toMatchObject({ widthPx: 2, heightPx: 2, channels: 3 });
    expect([...out.pixels]).toEqual([
      ...colours[0]!,
      ...background,
      ...mixed([33, 66, 99], 64),
      ...mixed([33, 66, 99], 128),
    ]);
    // Only where the person is transparent in part.
    expect(asked).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });

  it("is flattened with the colours that the picture has itself", () => {
    const pixels = Uint8Array.from(colours.flatMap((colour, i) => [...colour, alphas[i]!]));
    const out = flattenOn({ widthPx: 2, heightPx: 2, channels: 4, pixels }, background);
    expect(out).toMatchObject({ widthPx: 2, heightPx: 2, channels: 3 });
    expect([...out.pixels]).toEqual([
      ...colours[0]!,
      ...background,
      ...mixed(colours[2]!, 64),
      ...mixed(colours[3]!, 128),
    ]);
  });
});

describe("black and white", () => {
  // IEC 61966-2-1 with the luminance of Rec. 709: red 0.2126, green 0.7152, blue 0.0722 of the light.
  it.each([
    ["red", [255, 0, 0], 0.2126],
    ["green", [0, 255, 0], 0.7152],
    ["blue", [0, 0, 255], 0.0722],
    ["white", [255, 255, 255], 1],
  ])("of %s has its luminance", (_, colour, light) => {
    const photo: Raster = {
      widthPx: 2,
      heightPx: 1,
      channels: 3,
      pixels: Uint8Array.from([0, 0, 0, ...colour]),
    };
    const grey = sampleOfLinear(light);
    expect(toGrey(photo)).toEqual({ ...photo, pixels: Uint8Array.of(0, 0, 0, grey, grey, grey) });
  });
});
