import { expect, test } from "@jest/globals";
import { sendsToOthers } from "../../../../src/components/requirement/others";

const india = { country: "IN", countryName: "India", document: "passport", sizeLabel: "35 × 45 mm" };
const inInches = { ...india, sizeLabel: "2 × 2 in" };
const card = { ...inInches, document: "other" };
const ofNepal = { ...inInches, countryName: "Nepal" };

test.each([
  ["another size of the same document", { ...india, sizeVaries: true }, [ofNepal, inInches], true],
  ["the same size of the same document", { ...india, sizeVaries: true }, [india], false],
  ["another size, but only other documents", { ...india, sizeVaries: true }, [ofNepal, card], false],
  ["one size for all", { ...india, sizeVaries: false }, [inInches], false],
  ["a union of states", { ...india, country: "EU", sizeVaries: false }, [inInches], true],
])("a link to other documents: %s", (_, template, others, isThere) => {
  expect(sendsToOthers(template, others)).toBe(isThere);
});
