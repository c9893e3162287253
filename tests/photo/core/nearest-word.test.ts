import { expect, it } from "@jest/globals";
import { nearestWord, suggestion } from "../../../photo/core/nearest-word";

it.each([
  ["a letter left out", "heiht", "height"],
  ["a letter too many", "heiight", "height"],
  ["another letter", "heigkt", "height"],
  ["two letters swapped", "hieght", "height"],
  ["a swap and a letter too many", "hieghxt", "height"],
  ["capital letters", "HEIGHT", "height"],
  ["two faults of six letters", "hxixht", "height"],
  ["three faults of six letters", "hxixxt", undefined],
  ["one fault of a short word", "dx", "do"],
  ["two faults of a short word", "xx", undefined],
  ["nothing", "", undefined],
])("%s: %s -> %s", (_, word, meant) => {
  expect(nearestWord(word, ["width", "height", "do"])).toBe(meant);
});

it("takes the nearest of several, the first of two that are as near", () => {
  expect(nearestWord("maxs", ["min", "mass", "max"])).toBe("mass");
  expect(nearestWord("maxi", ["mini", "min", "max"])).toBe("max");
  expect(nearestWord("word", [])).toBeUndefined();
});

it.each([
  ["another page of the same folder", "/requirements/xx-nothere", undefined],
  ["a letter of the page left out", "/requirements/cn-ncr", "/requirements/cn-ncre"],
  ["a wrong folder", "/guides/pt-passport", "/guide/pt-passport"],
])("does not count the folders that two addresses share: %s", (_, word, meant) => {
  expect(nearestWord(word, ["/requirements/cn-ncre", "/guide/pt-passport"])).toBe(meant);
});

it("lists up to thirty words where none is near", () => {
  const words = Array.from({ length: 31 }, (_, i) => `word${i}`);
  expect(suggestion("something", words.slice(1))).toBe(`Possible are: ${words.slice(1).join(", ")}.`);
  expect(suggestion("something", words)).toBe("Remove it or correct its spelling.");
  expect(suggestion("wrod7", words)).toBe('Did you mean "word7"?');
});
