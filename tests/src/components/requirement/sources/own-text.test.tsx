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

function shown(sources: readonly Queries.RuleSourceFragment[]): string {
  const template = templates.byUrlPath.get("gb-passport")!;
  const editPolicy = { ...template.editPolicy, confidence: "official" as const, sources };
  return renderEnglish(<EditPolicy template={{ ...template, editPolicy }} />).container.textContent!;
}

const { official, reported } = texts.requirement.editing;

test.each([
  ["read on the authority's page", { kind: "authority", quoted: false }, official],
  ["read in a copy", { kind: "copy", quoted: false }, official],
  ["known through a quotation", { kind: "authority", quoted: true }, reported],
  ["named and never read", { kind: "authority", quoted: false, seen: null }, reported],
] as const)("a rule %s is said to be so", (_, source, words) => {
  const text = shown([{ ...read, ...source }]);
  expect([official, reported].filter((of) => text.includes(of))).toEqual([words]);
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
