import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import errors from "../../../locales/en/errors.json";
import { languages } from "../../../locales/languages";
import { textKeysOf } from "../../../photo/core/finding-texts";
import { messageKeys } from "../../../photo/core/findings";
import { failureKeys } from "../../../src/v5/failure";
import { failureTexts } from "../../../src/v5/failure-texts";

const titleOf = (texts: unknown, key: string) =>
  (texts as Record<string, { title: string; advice: string } | undefined>)[key];

test("every failure and every check has a title and an advice", () => {
  const textAt = (path: string) =>
    path.split(".").reduce<unknown>((texts, part) => (texts as Record<string, unknown>)?.[part], errors);
  const keys = [
    ...failureKeys.map((key) => [key, failureTexts[key]] as const),
    ...messageKeys.map((key) => [key, textKeysOf(key)!] as const),
  ];
  for (const [key, { title, advice }] of keys) {
    const words = expect.stringMatching(/./);
    expect([key, textAt(title), textAt(advice)]).toEqual([key, words, words]);
  }
});

/** The specification's own words (section 8), the aspect ratio's spelling put right. */
test.each([
  ["imageType", "This photo type is not supported"],
  ["noFaces", "No faces detected"],
  ["incompleteFace", "Incomplete face detected"],
  ["multipleFaces", "Multiple faces detected"],
  ["smallFaces", "Small faces detected"],
  ["frontCamera", "Please maintain the front camera"],
  ["stayStraight", "Please stay straight"],
  ["topSpace", "Insufficient top space"],
  ["bottomSpace", "Insufficient bottom space"],
  ["bodyCentred", "Please keep your body centered"],
  ["tooClose", "Please stay away from the camera"],
  ["aspectRatio", "The photo aspect ratio should be between 0.5-2"],
])("%s says: %s", (key, words) => {
  expect(titleOf(errors, key)?.title).toBe(words);
});

test.each([
  ["networkTimeout", "Network connection timed out, please try again later"],
  ["photoNotAccepted", "The photo does not meet the requirements"],
  ["connectionTimedOut", "Connection timed out"],
  ["browserLimited", "This browser does not fully support some features"],
])("%s says: %s", (key, words) => {
  expect(titleOf(errors.failure, key)?.title).toBe(words);
});

test("what the specification says in words that are not plain has plain ones, too", () => {
  for (const key of ["noFaces", "multipleFaces", "smallFaces", "aspectRatio", "tooClose"] as const) {
    const { plain, title } = textKeysOf(key)!;
    expect([key, plain === title]).toEqual([key, false]);
  }
});

test("the latest Google Chrome or Yandex is recommended", () => {
  expect(errors.failure.browserLimited.advice).toMatch(/latest Google Chrome or Yandex/);
});

test("every language names other browsers too; Ukrainian omits Yandex, which is blocked in Ukraine", () => {
  for (const { code } of languages) {
    const { advice } = JSON.parse(readFileSync(`locales/${code}/errors.json`, "utf8")).failure.browserLimited;
    const named = ["Google Chrome", "Edge", "Firefox", "Safari"].filter((name) => !advice.includes(name));
    expect([code, named]).toEqual([code, []]);
    expect([code, /yandex|яндекс/i.test(advice)]).toEqual([code, code !== "uk-ua"]);
  }
});
