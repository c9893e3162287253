import { describe, expect, it } from "@jest/globals";
import { languages } from "../../locales/languages";
import { checkTexts } from "../../scripts/text-check/check-texts";
import { readTexts } from "../../scripts/text-check/read-texts";
import { builtKeys, readSources, unusedKeys } from "../../scripts/text-check/unused-keys";

const texts = readTexts();

describe("the texts of the interface", () => {
  it.each(languages.map((language) => language.code))(
    "%s says what English says, in its own words",
    (code) => {
      expect(
        checkTexts(code, texts).map(({ namespace, key, what }) => `${namespace}:${key} ${what}`),
      ).toEqual([]);
    },
  );

  it("has no text that nobody shows", () => {
    expect(unusedKeys(texts.get("en")!, readSources())).toEqual([]);
  });

  it("has no key that is built from parts", () => {
    expect(builtKeys(readSources())).toEqual([]);
  });
});
