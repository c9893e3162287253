import { expect, test } from "@jest/globals";
import { generalSizesCode } from "../../../contract/codes";
import { sheetLabel } from "../../../contract/document/sheet-label";

const passport = {
  country: "US",
  countryName: "Vereinigte Staaten",
  name: "Reisepass",
  sizeWidth: 50.8,
  sizeHeight: 50.8,
};

test.each([
  [
    "a document by country, name and millimetres",
    passport,
    "Vereinigte Staaten · Reisepass · 50,8 × 50,8 mm",
  ],
  ["a size of no country by itself", { ...passport, country: generalSizesCode }, "50,8 × 50,8 mm"],
])("the margin of a sheet calls %s", (_, document, label) => {
  expect(sheetLabel(document, "de").replaceAll("\u00a0", " ")).toBe(label);
});
