import { resolve } from "node:path";
import { afterEach, expect, test } from "@jest/globals";
import { cleanup } from "@testing-library/react";
import { loadTemplates } from "../../../../catalogue/templates/load-templates";
import { collectTemplates } from "../../../../catalogue/templates/template-collection";
import type { Template } from "../../../../contract/document/template";
import { RequirementView } from "../../../../src/components/requirement/requirement-view";
import { SourcesSection } from "../../../../src/components/requirement/sources/sources-section";
import { renderEnglish, texts } from "../render";

afterEach(cleanup);

const contentDir = resolve("content");
const records = loadTemplates(resolve(contentDir, "templates"));
const templates = [...collectTemplates(records, [], contentDir, "en").byUrlPath.values()];

const sayings: Record<Template["confidence"], string> = {
  single: texts.requirement.sources.single,
  list: texts.evidence.listOnly,
  agreed: texts.requirement.sources.agreed,
  official: texts.requirement.sources.official,
};

test.each(["single", "list"] as const)(
  "a size of which the confidence is %s says so at the beginning of its page, and with its sources",
  (confidence) => {
    const doubtful = templates.find(
      (template) => template.confidence === confidence && !template.workingSize,
    )!;
    const numbers = renderEnglish(<RequirementView template={doubtful} />).container.textContent;
    const alone = doubtful.sources.filter(({ kind }) => kind === "list").length === 1;
    const saying = confidence === "list" && alone ? texts.evidence.listOnlyOne : sayings[confidence];
    expect(numbers).toContain(saying);
    cleanup();
    expect(renderEnglish(<SourcesSection template={doubtful} />).container.textContent).toContain(saying);
  },
);

test.each(["agreed", "official"] as const)(
  "one that is %s warns of nothing, and says what it rests on",
  (confidence) => {
    const sure = templates.find((template) => template.confidence === confidence && !template.workingSize)!;
    const numbers = renderEnglish(<RequirementView template={sure} />).container.textContent;
    for (const doubt of [sayings.single, sayings.list]) expect(numbers).not.toContain(doubt);
    cleanup();
    const sources = renderEnglish(<SourcesSection template={sure} />).container.textContent;
    expect(sources).toContain(sayings[confidence].replace("{{size}}", sure.sizeLabel));
  },
);

test.each([
  ["kr-k-eta", "not read in a text of the authority", true],
  ["ir-evisa", "read in one", false],
  ["gb-visa", "no matter of its own: sources state the size", false],
])("the rules for the file of %s are %s", (urlPath, _, isUnread) => {
  const template = templates.find((one) => one.urlPath === urlPath)!;
  for (const Part of [SourcesSection, RequirementView]) {
    const { textContent } = renderEnglish(<Part template={template} />).container;
    expect(textContent.includes(texts.requirement.sources.fileNotRead)).toBe(isUnread);
    cleanup();
  }
});

test("a rule that only lists state says so in its row, and no other row does", () => {
  const doubtful = templates.find(
    ({ confidence, listOnly }) => confidence === "official" && listOnly.join() === "head",
  )!;
  const { container } = renderEnglish(<RequirementView template={doubtful} />);
  const rows = [...container.querySelectorAll("dt")].filter(({ parentElement }) =>
    parentElement!.textContent.includes(texts.evidence.sources.list),
  );
  expect(rows.map(({ textContent }) => textContent)).toEqual([texts.requirement.facts.head]);
});

test("a document with one source is never called agreed", () => {
  const alone = templates.filter(({ confidence, sources }) => confidence === "agreed" && sources.length < 2);
  expect(alone.map(({ urlPath }) => urlPath)).toEqual([]);
});

test("a size that no source states is called ours at the beginning of its page, once, and with its sources", () => {
  const ours = templates.find(({ urlPath }) => urlPath === "in-upsc")!;
  const inRange = templates.find(({ urlPath }) => urlPath === "in-evisa")!;
  for (const [template, words] of [
    [ours, texts.evidence.ownSize],
    [inRange, "We chose"],
  ] as const) {
    expect(renderEnglish(<SourcesSection template={template} />).container.textContent).toContain(words);
    cleanup();
    const { textContent } = renderEnglish(<RequirementView template={template} />).container;
    expect(textContent.split("We chose")).toHaveLength(2);
    cleanup();
  }
});

test("the best source stands open, with its words and its day; the others are folded", () => {
  const za = templates.find(({ urlPath }) => urlPath === "za-passport")!;
  const { container } = renderEnglish(<SourcesSection template={za} />);
  const folded = container.querySelector("details")!;
  const open = [...container.querySelectorAll("li")].filter((item) => !folded.contains(item));
  expect(open).toHaveLength(1);
  expect(open[0]!.textContent).toContain(texts.evidence.sources.copy);
  expect(open[0]!.textContent).toContain("35mm in width and 45mm in height");
  expect(folded.querySelectorAll("li")).toHaveLength(za.sources.length - 1);
});
