import { expect, test } from "@jest/globals";
import { visibleWidth } from "../../../../locales/search-result";
import { answerBeginning } from "../../../../src/components/faq/answer-beginning";

test("takes the sentences that fit, without markup", () => {
  const html = `<p>Yes &amp; no. See <a href="/blog">this</a>.</p><p>${"Long words here ".repeat(12)}.</p>`;
  expect(answerBeginning(html, "en")).toBe("Yes & no. See this.");
});

test("takes the words that fit if the first sentence is too long", () => {
  const cut = answerBeginning(`<p>${"word ".repeat(60)}.</p>`, "en");
  expect(cut).toMatch(/^word .*word…$/);
  expect(visibleWidth(cut)).toBeLessThanOrEqual(155);
});
