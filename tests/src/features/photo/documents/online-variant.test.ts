import { expect, test } from "@jest/globals";
import type { CountryGroup, Template } from "../../../../../contract/document/template";
import { onlineVariantOf } from "../../../../../src/features/photo/documents/online-variant";
import { byUrlPath } from "../real-documents";

const groups = new Map<string, CountryGroup>();
for (const template of byUrlPath.values()) {
  const { country: countryCode, countryName } = template;
  const group = groups.get(countryCode) ?? { countryCode, countryName, aliases: [], templateList: [] };
  group.templateList.push(template);
  groups.set(countryCode, group);
}
const countryList = [...groups.values()];
const siblingOf = (template: Template) => onlineVariantOf(template, countryList)?.urlPath ?? null;

test("a printed passport photo leads to the country's own document for the web", () => {
  expect(siblingOf(byUrlPath.get("us-passport")!)).toBe("us-passport-online");
});

test("a visa leads to the e-visa, and to no travel authorisation of those who need none", () => {
  expect(siblingOf(byUrlPath.get("th-visa")!)).toBe("th-evisa");
  expect(siblingOf(byUrlPath.get("kr-visa")!)).toBeNull();
});

test("no document leads to another country, to another kind, or from a photo that the web takes", () => {
  expect(siblingOf(byUrlPath.get("de-passport")!)).toBeNull();
  expect(siblingOf(byUrlPath.get("us-passport-online")!)).toBeNull();
  for (const urlPath of ["us-baby-passport", "de-id-card"])
    expect(siblingOf(byUrlPath.get(urlPath)!)).toBeNull();
  const led = [...byUrlPath.values()].flatMap((from) => {
    const to = onlineVariantOf(from, countryList);
    return to ? [{ from, to }] : [];
  });
  for (const { from, to } of led)
    expect([to.country, to.document, to.online]).toEqual([from.country, from.document, true]);
});
