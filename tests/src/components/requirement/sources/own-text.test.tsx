import { resolve } from "node:path";
import { afterEach, expect, test } from "@jest/globals";
import { cleanup } from "@testing-library/react";
import { loadTemplates } from "../../../../../catalogue/templates/load-templates";
import { collectTemplates } from "../../../../../catalogue/templates/template-collection";
import { EditPolicy } from "../../../../../src/components/requirement/edit-policy";
import { SourceList } from "../../../../../src/components/requirement/sources/source-list";
import { renderEnglish, texts } from "../../render";

afterEach(cleanup);

const contentDir = resolve("content");
const templates = collectTemplates(loadTemplates(resolve(contentDir, "templates")), [], contentDir, "en");
const read = { name: "Ministry", url: "https://a.example/photos", seen: "2026-09-28", quotes: [] };

const { official, reported } = texts.requirement.editing;

// check:content refuses "official" without a text of the authority that was read (check-sources.test.ts).
test.each([
  ["at-passport", official],
  ["gb-passport", reported],
] as const)("the page of %s says how its rule on editing is known", (urlPath, words) => {
  const template = templates.byUrlPath.get(urlPath)!;
  const text = renderEnglish(<EditPolicy template={template} />).container.textContent!;
  expect([official, reported].filter((of) => text.includes(of))).toEqual([words]);
});

test("where one text was read and others are only reported, the page does not say that none was read", () => {
  const template = templates.byUrlPath.get("schengen-visa")!;
  const text = renderEnglish(<EditPolicy template={template} />).container.textContent!;
  expect([official, reported].filter((of) => text.includes(of))).toEqual([]);
});

test("a wall is advised only for a photo that may be taken at home", () => {
  const textOf = (urlPath: string) =>
    renderEnglish(<EditPolicy template={templates.byUrlPath.get(urlPath)!} />).container.textContent;
  const { unknown, unknownAdvice } = texts.requirement.editing;
  expect(textOf("za-passport")).toContain(unknown + unknownAdvice);
  expect(textOf("fr-passport")).toContain(unknown);
  expect(textOf("fr-passport")).not.toContain(unknownAdvice);
});

test("an authority's text that was never read is not called the authority's", () => {
  const unread = { ...read, seen: null, kind: "authority", quoted: false } as const;
  const list = renderEnglish(<SourceList sources={[unread]} />).container;
  expect(list.textContent).toContain(texts.evidence.sources.secondHand);
});

test.each(["authority", "copy"] as const)(
  "a quoted text of the kind %s is not called the authority's",
  (kind) => {
    const list = renderEnglish(<SourceList sources={[{ ...read, kind, quoted: true }]} />).container;
    const { secondHand, authority, copy } = texts.evidence.sources;
    expect(list.textContent).toContain(secondHand);
    for (const label of [authority, copy]) expect(list.textContent).not.toContain(label);
  },
);
