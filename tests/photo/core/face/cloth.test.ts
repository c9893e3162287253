import { describe, expect, it } from "@jest/globals";
import { measureCloth } from "../../../../photo/core/face/cloth";
import { deltaE, labOfRgb, type Rgb } from "../../../../photo/core/raster/colour";
import { makePyramid } from "../../../../photo/core/raster/pyramid";
import { head, lyingHead, lyingPictureOf, pictureOf } from "./face-picture";

const skin: Rgb = [200, 150, 120];
const wool: Rgb = [40, 60, 160];
const shirt: Rgb = [230, 230, 225];
const cheeks = { right: skin, left: skin };
type Painted = (aside: number, above: number) => Rgb;

const look = (colourAt: Painted) => measureCloth(makePyramid(pictureOf(colourAt)), head, cheeks);

/** A covering from so far above the eyes, over skin, over a shirt from the chin down. */
const covered =
  (edge: (aside: number) => number): Painted =>
  (aside, above) =>
    above > edge(aside) ? wool : above > -2 ? skin : shirt;

const apart = (a: Rgb, b: Rgb) => deltaE(labOfRgb(a), labOfRgb(b));

describe("what covers a head", () => {
  it("is of one colour, and the shirt and the skin are of others", () => {
    const cloth = look(covered(() => 0.8));
    expect(cloth.aboveToBelow).toBeCloseTo(apart(wool, shirt), 0);
    expect(cloth.aboveToSkin).toBeCloseTo(apart(wool, skin), 0);
    expect(cloth.textureAbove).toBeLessThan(0.001);
    expect(cloth.textureBelow).toBeLessThan(0.001);
  });

  it("may be the same cloth as what lies below the chin: a hood", () => {
    const hood = look((aside, above) => (above > 0.8 || above < -2 ? wool : covered(() => 9)(aside, above)));
    expect(hood.aboveToBelow).toBeLessThan(0.5);
  });

  it.each([0.6, 0.9, 1.2])("ends in an edge %d above the eyes", (up) => {
    const cloth = look(covered(() => up));
    expect(Math.abs(cloth.edgeUp - up)).toBeLessThan(0.04);
    expect(cloth.edgeOff).toBeLessThan(0.02);
    const grey = ([r, g, b]: Rgb) => 0.299 * r + 0.587 * g + 0.114 * b;
    expect(cloth.edgeStep / (grey(skin) - grey(wool))).toBeGreaterThan(0.5);
  });

  it.each<[string, (aside: number) => number, "smooth" | "rough"]>([
    ["a band that leans", (aside) => 0.8 + 0.25 * aside, "smooth"],
    ["a round brim", (aside) => 0.9 - 0.5 * aside ** 2, "smooth"],
    ["a brim that sags", (aside) => 0.7 + 0.5 * aside ** 2, "smooth"],
    // One column of five may be off.
    ["a band with a badge", (aside) => (Math.abs(aside) < 0.06 ? 0.6 : 0.8), "smooth"],
    ["a fringe of strands", (aside) => 0.8 + 0.15 * Math.sin(31 * aside), "rough"],
  ])("ends smoothly or not: %s", (_, edge, kind) => {
    const { edgeOff } = look(covered(edge));
    if (kind === "smooth") expect(edgeOff).toBeLessThan(0.03);
    else expect(edgeOff).toBeGreaterThan(0.05);
  });

  it("has no edge where nothing covers the head", () => {
    expect(look(covered(() => 5)).edgeStep).toBeLessThan(1);
  });

  it("has the detail of strands where it is hair, above and below apart", () => {
    const strands: Painted = (aside) => (Math.round(aside * 40) % 2 ? [90, 90, 90] : [30, 30, 30]);
    const onTop = look((aside, above) => (above > 0.8 ? strands(aside, above) : shirt));
    const atTheCollar = look((aside, above) => (above < -2 ? strands(aside, above) : shirt));
    expect([onTop.textureAbove > 0.3, onTop.textureBelow < 0.001]).toEqual([true, true]);
    expect([atTheCollar.textureAbove < 0.001, atTheCollar.textureBelow > 0.3]).toEqual([true, true]);
    // Over the light: the same strands are as much hair in half of it.
    const dim = look((aside, above) => strands(aside, above).map((sample) => sample / 2) as Rgb);
    expect(dim.textureAbove / onTop.textureAbove).toBeCloseTo(1, 1);
  });

  it("is found on a head that leans", () => {
    const picture = makePyramid(lyingPictureOf(covered(() => 0.8)));
    const cloth = measureCloth(picture, lyingHead, cheeks);
    expect(Math.abs(cloth.edgeUp - 0.8)).toBeLessThan(0.04);
    expect(cloth.aboveToBelow).toBeCloseTo(apart(wool, shirt), 0);
  });
});
