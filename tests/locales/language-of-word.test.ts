import { expect, it } from "@jest/globals";
import { languageOfWord } from "../../locales/language-of-word";
import { languages } from "../../locales/languages";

it.each([
  ["spa", "spa"],
  ["es", "spa"],
  ["es-MX", "spa"],
  ["Spanish", "spa"],
  ["sl", "slo"],
  ["fr_FR", "fr-fr"],
  ["FR-FR", "fr-fr"],
  ["pt-PT", "pt"],
  ["zh", "zh"],
  ["zh-HK", "zh-tw"],
  ["zh_TW", "zh-tw"],
  ["traditional chinese", "zh-tw"],
  [" ja ", "jp"],
])("%s is %s", (word, code) => {
  expect(languageOfWord(word)?.code).toBe(code);
});

it("knows every language by its code, its tag and its name", () => {
  for (const language of languages)
    for (const word of [language.code, language.bcp47, language.englishName])
      expect(languageOfWord(word)).toBe(language);
});

it.each(["", "xx", "sk", "zh-", "zh-!", "-"])("%j is none of ours", (word) => {
  expect(languageOfWord(word)).toBeUndefined();
});
