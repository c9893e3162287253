import { describe, expect, it } from "@jest/globals";
import { countWords, readingMinutes } from "../../../catalogue/articles/reading-time";

describe("the words of a text", () => {
  it.each([
    ["Print it at full size, 35 x 45 mm.", "en", 9],
    ["", "en", 0],
    // Three words without a space between them: a photo, of, a passport.
    ["旅券の写真", "ja", 3],
  ])("%s (%s): %d", (text, bcp47, count) => {
    expect(countWords(text, bcp47)).toBe(count);
  });
});

describe("the time to read an article", () => {
  // 200 words a minute.
  it.each([
    [10, 1],
    [299, 1],
    [301, 2],
    [1000, 5],
  ])("of %d words is %d minutes", (words, minutes) => {
    expect(readingMinutes(`<p>${"word ".repeat(words)}</p>`, "en")).toBe(minutes);
  });

  it("is that of its words, not of its marks; paragraphs do not run together", () => {
    const html = '<p class="a b c">one</p>'.repeat(301);
    expect(readingMinutes(html, "en")).toBe(2);
  });
});
