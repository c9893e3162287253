import { expect, test } from "@jest/globals";
import { sendsToOthers } from "../../../../src/components/requirement/others";

const india = { country: "IN", countryName: "India" };
const ofIndia = { countryName: "India" };
const ofNepal = { countryName: "Nepal" };

test.each([
  ["another size of the same country", { ...india, sizeVaries: true }, [ofNepal, ofIndia], true],
  ["another size, but only documents of other countries", { ...india, sizeVaries: true }, [ofNepal], false],
  ["one size for all", { ...india, sizeVaries: false }, [ofIndia], false],
  ["a union of states", { country: "EU", countryName: "Schengen", sizeVaries: false }, [ofIndia], true],
])("a link to other documents: %s", (_, template, others, isThere) => {
  expect(sendsToOthers(template, others)).toBe(isThere);
});
