import { expect, test } from "@jest/globals";
import { writeList } from "../../../src/i18n/write-list";

test.each([
  ["en", "white, grey, blue"],
  ["ja", "white、grey、blue"],
  ["ko", "white, grey, blue"],
  ["ar", "white، grey، blue"],
  ["zh-Hant", "white、grey、blue"],
])("a list of %s has its own commas", (bcp47, written) => {
  expect(writeList(["white", "grey", "blue"], bcp47)).toBe(written);
});
