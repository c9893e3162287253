import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "@jest/globals";
import { loadTemplates } from "../../../catalogue/templates/load-templates";
import { collectTemplates } from "../../../catalogue/templates/template-collection";
import { makeSearchIndex, searchGroups } from "../../../contract/search/search-groups";
import { languages } from "../../../locales/languages";
import { rankOptions } from "../../../src/components/ui/combobox/rank-options";
import { countryOptions } from "../../../src/features/photo/components/start/document/country-options";
import { everydayNames } from "./everyday-names";

const contentDir = resolve("content");
const records = loadTemplates(resolve(contentDir, "templates"));

const table = Object.entries(everydayNames).map(([code, line]) => ({
  code,
  names: [...line.matchAll(/([^=]+)=([A-Z]{2}) ?/g)].map(([, typed, country]) => [typed!, country!] as const),
}));

it("has every language and at least 200 names", () => {
  expect(table.map(({ code }) => code).sort()).toEqual(languages.map(({ code }) => code).sort());
  expect(table.reduce((sum, { names }) => sum + names.length, 0)).toBeGreaterThanOrEqual(200);
});

describe.each(table)("everyday names in $code", ({ code, names }) => {
  const { groups } = collectTemplates(records, [], contentDir, code);
  const options = countryOptions(groups);
  const index = makeSearchIndex(groups);

  it("cost the list that the home page loads at most 3 KB compressed", () => {
    const bytes = (list: unknown) => gzipSync(JSON.stringify(list)).length;
    expect(bytes(groups) - bytes(groups.map(({ aliases, ...group }) => group))).toBeLessThan(3000);
  });

  it.each(names)("%s is %s in the country field and in the requirements", (typed, country) => {
    expect(rankOptions(options, typed).options[0]?.id).toBe(country);
    expect(searchGroups(index, typed).groups[0]?.countryCode).toBe(country);
  });
});
