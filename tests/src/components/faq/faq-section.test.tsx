import { afterEach, expect, test } from "@jest/globals";
import { cleanup, screen, within } from "@testing-library/react";
import type { FaqCategory } from "../../../../contract/codes";
import { FaqSection } from "../../../../src/components/faq/faq-section";
import { categoryKeys } from "../../../../src/components/faq/group-questions";
import { renderEnglish, texts } from "../render";

afterEach(cleanup);

const question = (category: FaqCategory, faqId: string) => ({
  category,
  faqId,
  question: `Why ${faqId}?`,
  answerHtml: `<p>Because of <strong>${faqId}</strong>.</p>`,
  textLang: "en",
});

test("questions stand with their answers below their category, and each category is linked", () => {
  const [first, second] = Object.keys(categoryKeys) as [FaqCategory, FaqCategory];
  renderEnglish(
    <FaqSection questions={[question(second, "b"), question(first, "a"), question(second, "c")]} />,
  );
  const categories = screen.getByRole("navigation", { name: texts.contactus.faq.category });
  const links = within(categories).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([`#${first}`, `#${second}`]);
  for (const link of links)
    expect(document.querySelector(link.getAttribute("href")!)?.textContent).toBe(link.textContent);
  const inSecond = screen.getByRole("region", { name: links[1]!.textContent! });
  expect([...inSecond.querySelectorAll("summary")].map((summary) => summary.textContent)).toEqual([
    "Why b?",
    "Why c?",
  ]);
  expect(inSecond.querySelector("strong")?.textContent).toBe("b");
  expect(inSecond.querySelector("details a")?.getAttribute("href")).toBe("/contactus/b");
});
