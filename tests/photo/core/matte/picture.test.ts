import { expect, it } from "@jest/globals";
import { pictureOf } from "../../../../photo/core/matte/picture";
import type { Raster } from "../../../../photo/core/types";

const shown = (picture: { rgb: Float32Array }) => Array.from(picture.rgb, (value) => Math.round(255 * value));

const raster = (channels: 1 | 3 | 4, pixels: number[]): Raster => ({
  widthPx: pixels.length / channels,
  heightPx: 1,
  channels,
  pixels: Uint8Array.from(pixels),
});

it("a window of a picture is told in numbers from 0 to 1, each place with its neighbours", () => {
  const image = raster(3, [0, 10, 20, 100, 110, 120, 200, 210, 220, 255, 255, 255]);
  const picture = pictureOf(image, { x: 0, y: 0, width: 4, height: 1 }, 2, 1);
  expect([picture.widthPx, picture.heightPx]).toEqual([2, 1]);
  // A triangle as wide as two places: 1, 3, 3 and 1 of 8 samples, the picture's edge repeated.
  expect(shown(picture)).toEqual([63, 73, 83, 215, 220, 225]);
});

it("a grey picture gives three equal samples, one with alpha loses it", () => {
  const box = { x: 0, y: 0, width: 2, height: 1 };
  expect(shown(pictureOf(raster(1, [7, 90]), box, 2, 1))).toEqual([7, 7, 7, 90, 90, 90]);
  expect(shown(pictureOf(raster(4, [1, 2, 3, 0, 4, 5, 6, 128]), box, 2, 1))).toEqual([1, 2, 3, 4, 5, 6]);
});

it("outside the picture its nearest pixel is repeated", () => {
  const image = raster(3, [10, 20, 30, 40, 50, 60]);
  const picture = pictureOf(image, { x: -2, y: -1, width: 6, height: 1 }, 6, 1);
  expect(shown(picture)).toEqual([
    ...[10, 20, 30, 10, 20, 30, 10, 20, 30],
    ...[40, 50, 60, 40, 50, 60, 40, 50, 60],
  ]);
});
