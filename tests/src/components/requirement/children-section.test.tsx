import { resolve } from "node:path";
import { afterEach, expect, test } from "@jest/globals";
import { cleanup, screen } from "@testing-library/react";
import { loadTemplates } from "../../../../catalogue/templates/load-templates";
import { collectTemplates } from "../../../../catalogue/templates/template-collection";
import { ChildrenSection } from "../../../../src/components/requirement/children-section";
import { RequirementView } from "../../../../src/components/requirement/requirement-view";
import { renderEnglish, texts } from "../render";

afterEach(cleanup);

const contentDir = resolve("content");
const records = loadTemplates(resolve(contentDir, "templates"));
const templates = collectTemplates(records, [], contentDir, "en").byUrlPath;
const words = texts.evidence.children;

/** What the section says of one document, by age. */
function shown(urlPath: string) {
  const template = templates.get(urlPath)!;
  renderEnglish(<ChildrenSection template={template} rules={template.forChildren!} />);
  return Object.fromEntries(
    screen.getAllByRole("term").map((age) => [age.textContent, age.nextElementSibling?.textContent]),
  );
}

test("a British baby may sleep, a child of five may laugh", () => {
  expect(shown("gb-child-passport")).toEqual({
    "Under 1 year": `${words.eyesMayBeClosed}${words.supportHidden}`,
    "Under 6 years": `${words.expressionFree}${words.gazeFree}`,
  });
});

test("the Dutch head of a child is smaller", () => {
  expect(shown("nl-passport")["Under 11 years"]).toMatch(/^Head height: 19 to 30\smm$/);
});

test("the eyes of a Polish child may be lower", () => {
  expect(shown("pl-passport")["Under 11 years"]).toMatch(/^Eyes, from the bottom edge: 15 to 30\smm$/);
});

test("a share of the photo's height is shown in millimetres", () => {
  expect(shown("de-passport")["Under 10 years"]).toMatch(/^Head height: 22.5 to 36\smm$/);
});

test("where a source names no age, it is said of babies, with the sources and their day", () => {
  expect(shown("ca-passport")).toEqual({
    Babies: `${words.eyesOpen}${words.mouthMayBeOpen}${words.expressionFree}${words.supportHidden}`,
  });
  expect(screen.getAllByRole("link")[0]!.textContent).toContain("Passport Canada");
  expect(screen.getAllByText(/^as of /)[0]!.textContent).toContain("2026");
});

test("a note on babies stands beside the rules for them", () => {
  const template = templates.get("us-visa")!;
  renderEnglish(
    <RequirementView template={template}>
      <ChildrenSection template={template} rules={template.forChildren!} />
    </RequirementView>,
  );
  expect(
    screen
      .getByText(/baby’s closed eyes/)
      .closest("section")!
      .getAttribute("aria-labelledby"),
  ).toBe("children");
});
