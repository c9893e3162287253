import { expect, test } from "@jest/globals";
import { papers } from "../../../../../photo/core/sheet/papers";
import { type PaperName, paperNames } from "../../../../../photo/core/types";
import {
  paperNameInCountry,
  paperNamesInCountry,
  papersForCountry,
} from "../../../../../src/features/photo/documents/papers";

const sizeOf = (name: PaperName) =>
  `${Math.round(papers[name].widthMm)}x${Math.round(papers[name].heightMm)}`;

test.each([
  ["DE", ["10x15cm", "9x13cm", "13x18cm"]],
  ["US", ["4x6in", "5x7in", "letter"]],
  ["JP", ["l", "4x6in", "5x7in"]],
  ["FR", ["10x15cm", "9x13cm", "13x18cm"]],
  ["GB", ["4x6in", "5x7in", "a4"]],
  ["CA", ["4x6in", "5x7in", "letter"]],
  ["XX", ["4x6in", "9x13cm", "13x18cm"]],
  [null, ["4x6in", "9x13cm", "13x18cm"]],
])("the papers that are sold in %s come first, and no size is missing or there twice", (country, first) => {
  const near = papersForCountry(country);
  expect(near.slice(0, 3)).toEqual(first);
  expect(new Set(near.map(sizeOf))).toEqual(new Set(paperNames.map(sizeOf)));
  expect(near).toHaveLength(new Set(near.map(sizeOf)).size);
});

test("one paper has one name where it is sold, and all of them where no country says which", () => {
  expect(paperNameInCountry("DE", "4x6in")).toBe("10x15cm");
  expect(paperNameInCountry("US", "13x18cm")).toBe("5x7in");
  expect(paperNameInCountry("US", "a4")).toBe("a4");
  expect([paperNameInCountry("JP", "9x13cm"), paperNameInCountry("FR", "l")]).toEqual(["l", "9x13cm"]);
  expect(paperNamesInCountry("DE", "10x15cm")).toEqual(["10x15cm"]);
  expect(paperNamesInCountry("XX", "4x6in")).toEqual(["4x6in", "10x15cm"]);
});
