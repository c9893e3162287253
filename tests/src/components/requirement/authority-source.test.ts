import { resolve } from "node:path";
import { expect, test } from "@jest/globals";
import { loadTemplates } from "../../../../catalogue/templates/load-templates";
import {
  authoritySource,
  isAuthorityPage,
  lastRead,
} from "../../../../src/components/requirement/authority-source";

const records = loadTemplates(resolve("content/templates"));
const hostOf = (urlPath: string) => {
  const page = authoritySource(records.find((record) => record.urlPath === urlPath)!.sources);
  return page && new URL(page.url).hostname;
};

test.each([
  ["https://travel.state.gov/passports", true],
  ["https://www.gov.uk/photos", true],
  ["https://www.mofa.go.jp/visa", true],
  ["https://passeport.ants.gouv.fr/photo", true],
  ["https://kuwait.diplo.de/visum", true],
  ["https://github.com/some/list", false],
  ["https://abox.tools/id-photo/br-passport/", false],
  ["https://visafoto.com/gov", false],
  ["https://notbund.de/", false],
  ["https://gov.example.com/", false],
  ["https://go-cambodia-online.com/", false],
])("%s is a page of an authority: %s", (url, isOne) => {
  expect(isAuthorityPage(url)).toBe(isOne);
});

test("the page of an authority is found behind lists, and none is made up", () => {
  expect(hostOf("us-passport")).toBe("travel.state.gov");
  expect(hostOf("de-passport")).toBe("www.bmi.bund.de");
  expect(hostOf("std-22x32")).toBeNull();
});

test("one that was read comes before one that was not", () => {
  const at = (path: string, seen: string | null) => ({ url: `https://www.gov.uk/${path}`, seen });
  expect(authoritySource([at("a", null), at("b", "2026-09-28")])?.url).toBe("https://www.gov.uk/b");
});

test("the last reading is that of an authority's page where one is dated", () => {
  const official = { url: "https://www.gov.uk/photos", seen: "2026-09-28" };
  const copy = { url: "https://abox.tools/gb", seen: "2026-11-22" };
  expect(lastRead([copy, official])).toBe("2026-09-28");
  expect(lastRead([copy, { ...copy, seen: "2026-01-01" }])).toBe("2026-11-22");
  expect(lastRead([{ ...copy, seen: null }])).toBeNull();
});
