import { expect, test } from "@jest/globals";
import { cleanup, render, screen } from "@testing-library/react";
import { loadArticleTexts } from "../../../../catalogue/articles/article-texts";
import { PhotoDiagram } from "../../../../catalogue/articles/photo-diagram";
import { byUrlPath } from "../../features/photo/real-documents";

const texts = loadArticleTexts("locales", "en");

/** The letters of the drawing with their numbers, and the rows of its legend. */
function drawn(urlPath: string) {
  const template = byUrlPath.get(urlPath)!;
  const { container } = render(<PhotoDiagram template={template} texts={texts} bcp47="en" />);
  const numbers = [...container.querySelectorAll("svg text")].map(({ textContent }) => textContent);
  const rows = screen
    .getAllByRole("definition")
    .map(({ previousSibling, textContent }) =>
      `${previousSibling?.textContent}: ${textContent}`.replaceAll("\u00a0", " "),
    );
  cleanup();
  return { numbers: numbers.sort(), rows };
}

test("an article's drawing shows every measure of the document, its width as the width", () => {
  expect(drawn("pl-passport").numbers).toEqual(["A35", "B45", "C31–36", "D20–30"]);
  expect(drawn("jp-passport").rows).toEqual([
    "AWidth of the photo: 35 mm",
    "BHeight of the photo: 45 mm",
    "CHead, from chin to crown: 32–36 mm",
    "DMargin above the head: 2–6 mm",
  ]);
});

test("its lengths are in the unit of the authority, as on the document's page", () => {
  expect(drawn("us-passport").rows).toContain("DEyes, from the bottom edge: 1⅛–1⅜ in");
  expect(drawn("us-dv-lottery").rows[0]).toBe("AWidth of the photo: 600 px");
});
