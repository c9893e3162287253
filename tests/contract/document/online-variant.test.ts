import { expect, test } from "@jest/globals";
import { onlineVariantOf } from "../../../contract/document/online-variant";
import type { Template } from "../../../contract/document/template";
import { byUrlPath } from "../../src/features/photo/real-documents";

const documents = [...byUrlPath.values()];
const siblingOf = (template: Template) => onlineVariantOf(template, documents)?.urlPath ?? null;

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
    const to = onlineVariantOf(from, documents);
    return to ? [{ from, to }] : [];
  });
  for (const { from, to } of led)
    expect([to.country, to.document, to.online]).toEqual([from.country, from.document, true]);
});

test("of two passport documents of a country, only that for the online application gives a file to upload", () => {
  const twice = documents.filter((document) => {
    if (document.document !== "passport" || document.variant !== null || !document.online) return false;
    return siblingOf({ ...document, online: false }) !== null;
  });
  expect(twice.map(({ urlPath }) => urlPath)).toEqual([]);
});
