import { expect, test } from "@jest/globals";
import { paperNames } from "../../../../photo/core/types";
import { papersNear } from "../../../../src/features/photo/papers-near";

test.each([
  ["DE", ["10x15cm", "9x13cm", "13x18cm"]],
  ["US", ["4x6in", "5x7in", "letter"]],
  ["JP", ["l", "4x6in", "5x7in"]],
  ["FR", ["10x15cm", "9x13cm", "13x18cm"]],
  ["GB", ["4x6in", "5x7in", "a4"]],
  ["CA", ["4x6in", "5x7in", "letter"]],
  ["XX", ["4x6in", "10x15cm", "9x13cm"]],
  [null, ["4x6in", "10x15cm", "9x13cm"]],
])("the papers that are sold in %s come first, and none is missing", (country, first) => {
  expect(papersNear(country).slice(0, 3)).toEqual(first);
  expect([...papersNear(country)].sort()).toEqual([...paperNames].sort());
});
