import { resolve } from "node:path";
import { afterEach, expect, test } from "@jest/globals";
import { cleanup, screen } from "@testing-library/react";
import { loadTemplates } from "../../../../catalogue/templates/load-templates";
import { collectTemplates } from "../../../../catalogue/templates/template-collection";
import { RequirementView } from "../../../../src/components/requirement/requirement-view";
import { renderEnglish, texts } from "../render";

afterEach(cleanup);

const contentDir = resolve("content");
const records = loadTemplates(resolve(contentDir, "templates"));
const { byUrlPath } = collectTemplates(records, [], contentDir, "en");
const guide = { guideId: "de-passport", title: "German passport photo", lang: "en" };

test("a document that accepts no photo from home leads to its guide from the notice", () => {
  renderEnglish(<RequirementView template={byUrlPath.get("ca-passport")!} guide={guide} />);
  const link = screen.getByRole("link", { name: guide.title });
  expect(link.getAttribute("href")).toBe("/guide/de-passport");
  expect(link.parentElement?.textContent).toContain(texts.evidence.takenBy.studioNote);
});

test.each([
  ["de-passport", 0],
  ["us-visa", 0],
  ["in-cuet", 0],
  ["eg-evisa", 1],
])("%s tells who takes the photo in the notice, once on the page", (urlPath, index) => {
  const template = byUrlPath.get(urlPath)!;
  const note = template.notes[index]!;
  renderEnglish(<RequirementView template={template} guide={guide} />);
  const link = screen.getByRole("link", { name: guide.title });
  expect(link.parentElement?.textContent).toContain(note);
  expect(document.body.textContent.split(note)).toHaveLength(2);
  expect(screen.queryByText(texts.evidence.takenBy.studioNote)).toBeNull();
});

test.each(["us-passport", "pl-passport"])("%s, which accepts one, has no such notice", (urlPath) => {
  renderEnglish(<RequirementView template={byUrlPath.get(urlPath)!} guide={guide} />);
  expect(screen.queryByRole("link", { name: guide.title })).toBeNull();
});
