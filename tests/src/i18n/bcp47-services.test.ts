import { expect, test } from "@jest/globals";
import i18next, { type i18n } from "i18next";
import { countInBcp47 } from "../../../src/i18n/bcp47-services";

/** As the i18n plugin makes it, with the options of src/gatsby/config.ts. */
function instance(code: string, texts: Record<string, string>) {
  const i18n = i18next.createInstance();
  void i18n.init({
    lng: code,
    fallbackLng: "en",
    lowerCaseLng: true,
    load: "currentOnly",
    returnNull: false,
    initImmediate: false,
    resources: { [code]: { common: texts } },
    defaultNS: "common",
  });
  return i18n;
}

type Translate = (key: string, values?: Record<string, unknown>) => string;
const translate = (i18n: i18n): Translate => i18n.t as unknown as Translate;

const forms = { n_one: "one", n_two: "two", n_few: "few", n_many: "many", n_other: "other" };

test.each([
  ["slo", { 1: "one", 2: "two", 3: "few", 5: "other" }],
  ["jp", { 1: "other", 2: "other" }],
  ["rom", { 1: "one", 2: "few", 20: "other" }],
  ["ara", { 2: "two", 3: "few", 11: "many" }],
  ["ru-ru", { 1: "one", 2: "few", 5: "many" }],
  ["zh-tw", { 1: "other" }],
])("%s counts as its language does", (code, expected) => {
  const i18n = instance(code, forms);
  countInBcp47(i18n);
  for (const [count, form] of Object.entries(expected)) {
    expect([count, translate(i18n)("n", { count: Number(count) })]).toEqual([count, form]);
  }
});

test("without the repair Slovenian would count like Slovak, which has no dual", () => {
  expect(translate(instance("slo", forms))("n", { count: 2 })).not.toBe("two");
});

test("numbers are written as the language does", () => {
  const i18n = instance("dan", { size: "{{value, number}}" });
  countInBcp47(i18n);
  expect(translate(i18n)("size", { value: 1234.5 })).toBe("1.234,5");
});

test("texts of a prefix with a hyphen are found, and mending twice changes nothing", () => {
  const i18n = instance("zh-tw", { hello: "你好" });
  countInBcp47(i18n);
  countInBcp47(i18n);
  expect(translate(i18n)("hello")).toBe("你好");
});
