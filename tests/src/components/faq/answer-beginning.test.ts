import { expect, test } from "@jest/globals";
import { visibleWidth } from "../../../../locales/search-result";
import { answerBeginning } from "../../../../src/components/faq/answer-beginning";

test("takes the sentences that fit, without markup", () => {
  const html = `<p>Yes &amp; no, as the office says itself. See <a href="/blog">this page about it</a>, too.</p><p>${"Long words here ".repeat(12)}.</p>`;
  expect(answerBeginning(html, "en")).toBe(
    "Yes & no, as the office says itself. See this page about it, too.",
  );
});

test("takes the words that fit if the first sentence is too long", () => {
  const cut = answerBeginning(`<p>${"word ".repeat(60)}.</p>`, "en");
  expect(cut).toMatch(/^word .*word…$/);
  expect(visibleWidth(cut)).toBeLessThanOrEqual(155);
});

test("a first sentence that says too little is followed by words of the next", () => {
  const beginning = answerBeginning(`<p>It depends on the country. ${"Word ".repeat(60)}.</p>`, "en");
  expect(beginning).toMatch(/^It depends on the country\. Word Word .*…$/);
  expect(beginning.length).toBeGreaterThan(60);
});
