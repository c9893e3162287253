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

const onBackground = (over: readonly number[], alpha: number) =>
  over.map((sample, c) => Math.round((alpha / 255) * sample + (1 - alpha / 255) * background[c]!));

const withinOne = (pixels: ArrayLike<number>, wanted: number[]) =>
  expect(Array.from(pixels).filter((sample, at) => Math.abs(sample - wanted[at]!) > 1)).toEqual([]);

describe("a person over a colour", () => {
  it("is laid pixel for pixel, channel for channel", () => {
    const photo: Raster = { widthPx: 2, heightPx: 2, channels: 3, pixels: Uint8Array.from(colours.flat()) };
    const asked: [number, number][] = [];
    const out = composeOn(
      photo,
      (column, row, into) => {
        asked.push([column, row]);
        into.set(colours[2 * row + column]!);
      },
      { widthPx: 2, heightPx: 2, alpha: Uint8Array.from(alphas) },
      background,
    );
    expect(out).toMatchObject({ widthPx: 2, heightPx: 2, channels: 3 });
    expect([...out.pixels.subarray(0, 6)]).toEqual([...colours[0]!, ...background]);
    // The person has the old background's colour here: samples are mixed.
    withinOne(out.pixels.subarray(6), [...onBackground(colours[2]!, 64), ...onBackground(colours[3]!, 128)]);
    // Only where the person is transparent in part.
    expect(asked).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });

  // What a camera sees: the hair's light and the wall's, mixed. The share of samples is what matting finds in it.
  const inFront = (hair: readonly number[], wall: readonly number[], share: number) =>
    hair.map((sample, c) =>
      sampleOfLinear(share * linearOfSample[sample]! + (1 - share) * linearOfSample[wall[c]!]!),
    );
  const shareOfSamples = (seen: number[], hair: readonly number[], wall: readonly number[]) => {
    const span = hair.map((sample, c) => sample - wall[c]!);
    const dot = (a: number[], b: number[]) => a.reduce((sum, value, c) => sum + value * b[c]!, 0);
    return (
      dot(
        seen.map((sample, c) => sample - wall[c]!),
        span,
      ) / dot(span, span)
    );
  };

  it.each([
    ["dark hair, pale wall", [40, 30, 25], [225, 222, 214]],
    ["dark hair, grey wall", [40, 30, 25], [128, 130, 126]],
    ["fair hair, pale wall", [190, 150, 95], [235, 235, 240]],
    ["fair hair, dark wall", [190, 150, 95], [20, 24, 30]],
    ["grey hair, blue wall", [150, 150, 150], [40, 90, 180]],
  ])("%s: looks on white as if photographed before white", (_, hair, wall) => {
    const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
    const seen = shares.map((share) => inFront(hair, wall, share));
    const out = composeOn(
      { widthPx: shares.length, heightPx: 1, channels: 3, pixels: Uint8Array.from(seen.flat()) },
      (_column, _row, into) => into.set(hair),
      {
        widthPx: shares.length,
        heightPx: 1,
        alpha: Uint8Array.from(seen, (colour) => Math.round(255 * shareOfSamples(colour, hair, wall))),
      },
      [255, 255, 255],
    );
    const wanted = shares.flatMap((share) => inFront(hair, [255, 255, 255], share));
    const off = wanted.map((sample, at) => Math.abs(sample - out.pixels[at]!));
    expect(off.filter((levels) => levels > 6)).toEqual([]);
  });

  it("of the new background's own colour is that colour", () => {
    const photo: Raster = { widthPx: 1, heightPx: 1, channels: 3, pixels: Uint8Array.from(background) };
    const out = composeOn(
      photo,
      (_column, _row, into) => into.set(background),
      { widthPx: 1, heightPx: 1, alpha: Uint8Array.of(100) },
      background,
    );
    expect([...out.pixels]).toEqual(background);
  });

  it("is flattened with the colours that the picture has itself, as viewers of pictures do", () => {
    const pixels = Uint8Array.from(colours.flatMap((colour, i) => [...colour, alphas[i]!]));
    const out = flattenOn({ widthPx: 2, heightPx: 2, channels: 4, pixels }, background);
    expect(out).toMatchObject({ widthPx: 2, heightPx: 2, channels: 3 });
    expect([...out.pixels.subarray(0, 6)]).toEqual([...colours[0]!, ...background]);
    withinOne(out.pixels.subarray(6), [...onBackground(colours[2]!, 64), ...onBackground(colours[3]!, 128)]);
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
