import { describe, expect, it } from "@jest/globals";
import { languages } from "../../locales/languages";
import { readTexts } from "../../locales/tools/text-check/read-texts";
import { builtKeys, readSources, unusedKeys } from "../../locales/tools/text-check/unused-keys";
import { textStatus } from "../../locales/tools/translations/text-status";

const texts = readTexts();

describe("the texts of the interface", () => {
  // Missing and stale translations stop a release, by `npm run i18n:status -- --strict`.
  it.each(languages.map((language) => language.code))(
    "%s says what English says, in its own words",
    (code) => {
      const { wrong } = textStatus(code, texts);
      expect(wrong.map(({ namespace, key, what }) => `${namespace}:${key} ${what}`)).toEqual([]);
    },
  );

  it("has no text that nobody shows", () => {
    expect(unusedKeys(texts.get("en")!, readSources())).toEqual([]);
  });

  it("has no key that is built from parts", () => {
    expect(builtKeys(readSources())).toEqual([]);
  });
});
