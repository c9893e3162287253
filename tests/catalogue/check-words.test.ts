import { expect, it } from "@jest/globals";
import { loadCheckWords } from "../../catalogue/check-words";
import { languages } from "../../locales/languages";
import { messageKeys } from "../../photo/core/findings";
import type { Check } from "../../photo/core/types";

const check = (messageKey: Check["messageKey"], of: Partial<Check> = {}): Check => ({
  rule: "head-height",
  verdict: "fail",
  measured: null,
  min: null,
  max: null,
  unit: "mm",
  messageKey,
  ...of,
});

it("has words for every finding in every language, with nothing left to fill in", () => {
  const wordsOf = loadCheckWords("locales");
  for (const { code } of languages)
    for (const key of messageKeys)
      for (const word of Object.values(wordsOf(code, check(key))!)) expect(word).toMatch(/^(?!.*\{\{).*\S/s);
});

it.each(["pass", "not-checked"] as const)("says nothing wrong of a check with the verdict %s", (verdict) =>
  expect(loadCheckWords("locales")("en", check("shouldersSlanted", { verdict }))).toEqual({
    name: "Shoulders level",
    title: null,
    advice: null,
  }),
);

it("tells a head that is too small from one that is too large", () => {
  const wordsOf = loadCheckWords("locales");
  const ofMeasured = (measured: number) => wordsOf("en", check("headHeight", { measured, min: 32, max: 36 }));
  expect(ofMeasured(30)!.title).toBe("The head is too small");
  expect(ofMeasured(40)!.title).toBe("The head is too large");
});

it("speaks of no drawing, which a client of the API does not have, and of no glasses that are only possible", () => {
  const wordsOf = loadCheckWords("locales");
  const advice = (key: Check["messageKey"], verdict: Check["verdict"]) =>
    wordsOf("en", check(key, { verdict }))!.advice;
  expect(advice("headHeightUncertain", "warn")).toBe("Flatten your hair and retake the photo.");
  expect(advice("glassesForbidden", "warn")).toMatch(/^If there are glasses/);
  expect(advice("glassesForbidden", "fail")).toMatch(/^Take off the glasses/);
});

it("asks nothing where a question is answered", () => {
  const wordsOf = loadCheckWords("locales");
  const title = (verdict: Check["verdict"]) => wordsOf("en", check("glasses", { verdict }))!.title;
  expect(title("ask")).toMatch(/\?$/);
  expect(title("warn")).not.toMatch(/\?$/);
});
