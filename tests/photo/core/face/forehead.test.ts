import { describe, expect, it } from "@jest/globals";
import { measureForehead, range } from "../../../../photo/core/face/forehead";
import { deltaE, labOfRgb, type Rgb } from "../../../../photo/core/raster/colour";
import { makePyramid } from "../../../../photo/core/raster/pyramid";
import { head, lyingHead, lyingPictureOf, pictureOf } from "./face-picture";

const skin: Rgb = [200, 150, 120];
const hair: Rgb = [40, 30, 25];
const blue: Rgb = [40, 60, 160];
const cheeks = { right: skin, left: skin };

const look = (colourAt: (aside: number, above: number) => Rgb) =>
  measureForehead(makePyramid(pictureOf(colourAt)), head, cheeks);

describe("a forehead", () => {
  it.each<[string, (aside: number, above: number) => Rgb, number]>([
    ["that is bare", (_, above) => (above > 1 ? hair : skin), 1],
    ["under a cap down to the brows", (_, above) => (above > 0.35 ? blue : skin), 0],
    // From 0.4 to 0.85 above the eyes it is looked at: two thirds of it lie below 0.7.
    ["under a fringe", (_, above) => (above > 0.7 ? hair : skin), 2 / 3],
    ["half of which is covered", (aside) => (aside > 0 ? blue : skin), 1 / 2],
    ["in shade", () => [150, 110, 88], 1],
    ["in black shade", () => [90, 66, 52], 0],
    ["of another hue", () => [150, 160, 120], 0],
  ])("%s shows so much skin", (_, colourAt, share) => {
    expect(Math.abs(look(colourAt).skinRatio - share)).toBeLessThan(0.04);
  });

  it("is crossed by the edge of a brim, as hard as the two are apart in lightness", () => {
    const lightness = (colour: Rgb) => labOfRgb(colour)[0];
    const brim = look((_, above) => (above > 0.55 ? hair : skin));
    expect(brim.edge / (lightness(skin) - lightness(hair))).toBeCloseTo(1, 1);
    const lightBrim = look((_, above) => (above > 0.55 ? [250, 250, 250] : skin));
    expect(lightBrim.edge / (100 - lightness(skin))).toBeCloseTo(1, 0);
  });

  it.each<[string, (aside: number, above: number) => Rgb]>([
    ["a low hairline", (_, above) => (above > 0.8 ? hair : skin)],
    ["brows", (_, above) => (above < 0.3 ? hair : skin)],
    ["a parting, which runs down", (aside) => (Math.abs(aside) < 0.1 ? hair : skin)],
  ])("is not crossed by %s", (_, colourAt) => {
    expect(look(colourAt).edge).toBeLessThan(1);
  });

  it("lies under what is above it", () => {
    const { above } = look((_, up) => (up > 1 && up < 1.5 ? blue : skin));
    expect(deltaE(above, labOfRgb(blue))).toBeLessThan(0.5);
    // A highlight is not its colour.
    const shining = look((aside, up) => (Math.abs(aside) < 0.1 ? [255, 255, 255] : up > 1 ? blue : skin));
    expect(deltaE(shining.above, labOfRgb(blue))).toBeLessThan(0.5);
  });

  it("is found on a head that leans", () => {
    const picture = lyingPictureOf((_, above) => (above > 1 && above < 1.5 ? blue : skin));
    const lying = measureForehead(makePyramid(picture), lyingHead, cheeks);
    expect(lying.skinRatio).toBe(1);
    expect(deltaE(lying.above, labOfRgb(blue))).toBeLessThan(0.5);
  });

  it("is compared with the colour between both cheeks", () => {
    const uneven = { right: [220, 170, 140] as Rgb, left: [180, 130, 100] as Rgb };
    const plain = makePyramid(pictureOf(() => skin));
    expect(measureForehead(plain, head, uneven).skinRatio).toBe(1);
  });
});

it("a range has both ends", () => {
  expect(range(1, 2, 0.25)).toEqual([1, 1.25, 1.5, 1.75, 2]);
});
