import { describe, expect, it } from "@jest/globals";
import { checkForeignColour } from "../../../../../photo/core/checks/face/foreign-colour";
import type { Cheek } from "../../../../../photo/core/face/cheeks";
import type { HeadPoints } from "../../../../../photo/core/face/head";
import { paintedPatch } from "../painted-patch";

const head = { eyeMiddle: [80, 40] } as unknown as HeadPoints;
type Colour = readonly [number, number, number];

/** A face of one colour, with a spot of another around the chin. */
const verdictOf = (skin: Colour, spot: Colour, at = 125) =>
  checkForeignColour(
    paintedPatch((x, y) => (Math.hypot(x - 80, y - at) < 18 ? spot : skin), 160),
    head,
    { right: [...skin] as Cheek, left: [...skin] as Cheek },
  ).verdict;

const skins: [string, Colour][] = [
  ["very light", [240, 205, 185]],
  ["middle", [190, 135, 105]],
  ["very dark", [70, 45, 35]],
];

describe.each(skins)("before a %s face", (_name, skin) => {
  it.each<[string, Colour]>([
    ["leaves", [70, 130, 40]],
    ["the ink of a stamp", [60, 75, 165]],
    ["a blue dummy", [90, 160, 220]],
  ])("%s are told", (_what, colour) => {
    expect(verdictOf(skin, colour)).toBe("warn");
  });

  it.each<[string, Colour]>([
    ["a black beard", [22, 20, 24]],
    ["a grey beard", [150, 150, 155]],
    ["red lips", [175, 40, 50]],
    ["teeth", [225, 220, 205]],
  ])("%s are not", (_what, colour) => {
    expect(verdictOf(skin, colour)).toBe("pass");
  });

  it("what glasses mirror is not, as it lies above", () => {
    expect(verdictOf(skin, [90, 160, 220], 50)).toBe("pass");
  });
});

it("the light of two lamps is no thing before the face", () => {
  const [warm, blue]: Colour[] = [
    [200, 120, 90],
    [80, 90, 190],
  ];
  const patch = paintedPatch((x) => (x < 80 ? warm! : blue!), 160);
  const cheeks = { right: [...warm!] as Cheek, left: [...blue!] as Cheek };
  expect(checkForeignColour(patch, head, cheeks).verdict).toBe("pass");
});
