import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { loadTemplates } from "../../../../catalogue/templates/load-templates";
import { collectTemplates } from "../../../../catalogue/templates/template-collection";
import { requirementHead } from "../../../../src/components/requirement/requirement-head";
import { titleOf } from "../../../../src/components/seo/title-of";
import { headTranslate } from "../../../../src/i18n/head-texts";

const edges = ["requirement", "common"].map((ns) => ({
  node: { ns, data: readFileSync(`locales/en/${ns}.json`, "utf8") },
}));
const t = headTranslate({ locales: { edges } } as never);
const { byUrlPath } = collectTemplates(loadTemplates("content/templates"), [], "content", "en");
const headOf = (urlPath: string) => requirementHead(t, byUrlPath.get(urlPath)!, "en");
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ").replace(/[\u2066-\u2069\u200e]/g, "");

test("a description gives the values of the rules, not their names alone", () => {
  expect(plain(headOf("us-passport").description)).toMatch(
    /2 × 2 in.*Background: White · Head height: 1 to 1⅜ in/,
  );
  expect(plain(headOf("gb-passport").description)).toMatch(/Head height: 29 to 34 mm/);
  expect(plain(headOf("gb-passport-online").description)).toMatch(/Background: Light grey/);
});

test("a description gives as rules no values that are our choice", () => {
  for (const [urlPath, { inNotes }] of byUrlPath) {
    const { description } = headOf(urlPath);
    if (inNotes.includes("head")) expect(description).not.toMatch(/Head height/);
    if (inNotes.includes("background")) expect(description).not.toMatch(/Background:/);
  }
  expect(headOf("gb-visa").description).toMatch(/Background: Light grey/);
});

test("a long title is shown without the product's name", () => {
  expect(titleOf("FAQ")).toBe("FAQ · Open Passport Photo");
  const { title } = headOf("gb-passport-online");
  expect(titleOf(title)).toBe(title);
});
