import { expect, test } from "@jest/globals";
import { dateFormat } from "../../locales/intl-format";

test.each([
  ["en", "23 November 2026"],
  ["de", "23. November 2026"],
  ["ar", "23 نوفمبر 2026"],
  ["th", "23 พฤศจิกายน ค.ศ. 2026"],
])("a date in %s is written %s", (bcp47, written) => {
  const format = dateFormat(bcp47, { dateStyle: "long", timeZone: "UTC" });
  expect(format.format(Date.UTC(2026, 10, 23))).toBe(written);
});

test("a time in English is written as in the United Kingdom", () => {
  const format = dateFormat("en", { timeStyle: "short", timeZone: "UTC" });
  expect(format.format(Date.UTC(2026, 10, 23, 15, 5))).toBe("15:05");
});
