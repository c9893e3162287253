import { expect, test } from "@jest/globals";
import { pixelEnds } from "../../contract/pixel-ends";

const band = (min: number | null, max: number | null) => ({ min, max });
const size = (width: string, height: string) => ({ width, height });

test.each([
  ["no pixels at all", null, null, { min: null, max: null }],
  ["exact ones", band(600, 600), band(800, 800), { min: size("600", "800"), max: size("600", "800") }],
  [
    "large ones without separators",
    band(1200, null),
    band(1600, null),
    { min: size("1200", "1600"), max: null },
  ],
  ["only the largest", band(null, 2000), band(null, 3000), { min: null, max: size("2000", "3000") }],
  ["one edge", band(600, 1200), null, { min: null, max: null }],
  ["an end with one edge", band(600, 1200), band(null, 1600), { min: null, max: size("1200", "1600") }],
  ["none to be the smallest", band(0, null), band(0, null), { min: size("0", "0"), max: null }],
])("a website that states %s", (_what, widthPx, heightPx, ends) => {
  expect(pixelEnds({ widthPx, heightPx })).toEqual(ends);
});
