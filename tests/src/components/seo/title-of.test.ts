import { expect, test } from "@jest/globals";
import { visibleWidth } from "../../../../locales/search-result";
import { firstFitting, plainLetters } from "../../../../src/components/seo/title-of";

test.each([
  ["Passbild", 8],
  ["パスポート写真", 14],
  ["여권 사진", 9],
  ["รูปถ่าย", 5],
  ["\u2066DS-160\u2069", 6],
])("%s is as wide as %d letters", (text, width) => {
  expect(visibleWidth(text)).toBe(width);
});

test("a title is the longest that a search result shows whole", () => {
  const [long, short, bare] = ["a".repeat(61), "b".repeat(60), "c".repeat(70)];
  expect(firstFitting([long!, short!, bare!], 60)).toBe(short);
  expect(firstFitting([long!, bare!], 60)).toBe(bare);
});

test("marks of direction stay on the page", () => {
  expect(plainLetters("صورة: \u2066DS-160\u2069")).toBe("صورة: DS-160");
  expect(plainLetters("Hintergrund\u00adfarbe")).toBe("Hintergrundfarbe");
});
