import { expect, test } from "@jest/globals";
import { confidenceOf, type Evidence } from "../../../catalogue/templates/evidence";

const day = "2026-11-27";
const authority: Evidence = { kind: "authority", seen: day, url: "https://www.gov.example/photo" };
const press: Evidence = { kind: "press", seen: day, url: "https://www.news.example/passports" };
const list: Evidence = { kind: "list", seen: day, url: "https://github.com/one/list" };
const otherList: Evidence = { ...list, url: "https://github.com/two/list" };

test.each<[string, Evidence[], string | null]>([
  ["the authority's page was read", [list, authority], "official"],
  ["a full copy of its text was read", [{ ...authority, kind: "copy" }], "official"],
  ["it was read on a day that nobody noted", [{ ...authority, seen: null }, list], "agreed"],
  ["its text is known through a quotation", [{ ...authority, quoted: true }], "single"],
  ["it speaks of something else", [{ ...authority, says: { glasses: "No glasses" } }, list], "list"],
  ["it states the size in its own words", [{ ...authority, says: { size: "35 x 45 mm" } }], "official"],
  ["two sources say so", [press, list], "agreed"],
  ["two pages of one website say so", [press, { ...press, url: "https://news.example/visas" }], "single"],
  ["lists say so", [list, otherList], "list"],
  ["one says so", [press], "single"],
  ["nobody says so", [{ ...press, says: { takenBy: "not noted" } }], null],
])("a size is known as well as its evidence: %s", (_, sources, confidence) => {
  expect(confidenceOf(sources, "size")).toBe(confidence);
});

test("each rule has a confidence of its own", () => {
  const sources = [list, { ...press, says: { glasses: "No glasses" } }];
  expect(confidenceOf(sources, "size")).toBe("list");
  expect(confidenceOf(sources, "glasses")).toBe("single");
  expect(confidenceOf(sources, "headCovering")).toBeNull();
});

test("no authority lays down a general size, so two lists agree on it", () => {
  expect(confidenceOf([list, otherList], "size", true)).toBe("agreed");
  expect(confidenceOf([list], "size", true)).toBe("single");
});
