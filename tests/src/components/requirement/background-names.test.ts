import { expect, test } from "@jest/globals";
import { nameOfColour } from "../../../../src/components/requirement/background-names";

test.each([
  ["#ffffff", "white"],
  ["#f7f7f5", "off-white"],
  ["#efe6d5", "cream"],
  ["#e3d3bd", "cream"],
  ["#eaeaea", "light-grey"],
  ["#d6e6f5", "light-blue"],
  ["#438edb", "blue"],
  ["#ff0000", "red"],
])("%s is called %s", (hex, name) => {
  expect(nameOfColour(hex)).toBe(name);
});
