import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { languages } from "../../locales/languages";

const read = (path: string) => readFileSync(path, "utf8").replace(/[\u00a0\u202f]/g, " ");

test("the terms of use name the verdicts in the words that the tool shows", () => {
  const missing = languages.flatMap(({ code }) => {
    const { verdict } = JSON.parse(read(`locales/${code}/common.json`));
    const { refused } = JSON.parse(read(`locales/${code}/result.json`)).verdict;
    const terms = read(`content/legal/terms/${code}.mdx`);
    const words: string[] = [verdict.pass, verdict.warn, verdict.fail, refused];
    return words.filter((word) => !terms.includes(word)).map((word) => `${code}: ${word}`);
  });
  expect(missing).toEqual([]);
});
