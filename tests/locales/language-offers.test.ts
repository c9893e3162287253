import { expect, it } from "@jest/globals";
import { languageOffers } from "../../locales/language-offers";
import { languages } from "../../locales/languages";
import { scriptFault } from "../../locales/tools/text-check/scripts-of-languages";

it("offers every language in its own words and letters", () => {
  expect(Object.keys(languageOffers)).toEqual(languages.map(({ code }) => code));
  const strange = Object.entries(languageOffers).flatMap(([code, words]) =>
    Object.values(words).map((text) => scriptFault(code, text)),
  );
  expect(strange.filter(Boolean)).toEqual([]);
  const sentences = Object.values(languageOffers).map(({ sentence }) => sentence);
  expect(new Set(sentences).size).toBe(languages.length);
});
