import { expect, test } from "@jest/globals";
import { dateFormat, inCountry } from "../../locales/intl-format";

test.each([
  ["en", "GB", "23 November 2026"],
  ["en", "US", "November 23, 2026"],
  ["en", "XX", "November 23, 2026"],
  ["de", "GB", "23. November 2026"],
  ["ar", "SA", "23 نوفمبر 2026"],
])("a date in %s on a page of %s is written %s", (bcp47, country, written) => {
  const format = dateFormat(inCountry(bcp47, country), { dateStyle: "long", timeZone: "UTC" });
  expect(format.format(Date.UTC(2026, 10, 23))).toBe(written);
});
