import { expect, it, jest } from "@jest/globals";
import { missingLetters } from "../../../../photo/core/text/missing-letters";
import type { Matte } from "../../../../photo/core/types";

/** A frame two pixels thick, in the middle of an empty line. */
function frame(widthPx: number, heightPx: number): Matte {
  const line = { widthPx: widthPx + 10, heightPx: heightPx + 20, alpha: new Uint8Array() };
  line.alpha = new Uint8Array(line.widthPx * line.heightPx);
  for (let y = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++)
      if (x < 2 || y < 2 || x >= widthPx - 2 || y >= heightPx - 2)
        line.alpha[(y + 10) * line.widthPx + x + 5] = 255;
  return line;
}

const bar: Matte = { widthPx: 4, heightPx: 30, alpha: new Uint8Array(120).fill(255) };
const drawn: Record<string, Matte | null> = {
  "\uf8fe": frame(30, 36),
  "\u{10fffd}": frame(40, 36),
  अ: frame(30, 36),
  "\u{20000}": frame(40, 36),
  口: frame(34, 34),
  ا: bar,
  ก: null,
};
const draw = jest.fn(async (letter: string) => drawn[letter] ?? null);
const isMissing = missingLetters(draw);

it.each([
  ["drawn like one of private use", "अ", true],
  ["the same, beyond the basic plane", "\u{20000}", true],
  ["without ink", "ก", true],
  ["of private use", "\ue000", true],
  ["among others", "ااअ", true],
  ["a real letter that is a box", "口", false],
  ["a bar", "ا", false],
])("a letter is missing or not: %s", async (_, text, is) => {
  expect(await isMissing(text)).toBe(is);
});

it("asks about no Latin letter and no mark, and once about each other", async () => {
  draw.mockClear();
  expect(await isMissing("Žáček-Ñandú 12\u0301")).toBe(false);
  expect(draw).not.toHaveBeenCalled();
  await isMissing("اا");
  expect(draw).not.toHaveBeenCalled();
});
