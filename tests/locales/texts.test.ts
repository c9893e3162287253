import { describe, expect, it } from "@jest/globals";
import { languages } from "../../locales/languages";
import { checkTexts } from "../../locales/tools/text-check/check-texts";
import { readTexts } from "../../locales/tools/text-check/read-texts";
import { builtKeys, readSources, unusedKeys } from "../../locales/tools/text-check/unused-keys";
import { readLock } from "../../locales/tools/translations/lock-file";
import { staleTexts } from "../../locales/tools/translations/stale-texts";
import { translatedTexts } from "../../locales/tools/translations/translated-texts";

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

  // Interface and legal texts; articles may lag, `npm run i18n:status` lists them.
  it.each(languages.slice(1).map((language) => language.code))(
    "%s follows the English of today: read it again, then npm run i18n:read",
    (code) => {
      const stale = staleTexts(translatedTexts(code), readLock(code));
      expect(stale.filter(({ isHeld, isNew }) => isHeld && !isNew).map(({ id }) => id)).toEqual([]);
    },
  );

  it("has no text that nobody shows", () => {
    expect(unusedKeys(texts.get("en")!, readSources())).toEqual([]);
  });

  it("has no key that is built from parts", () => {
    expect(builtKeys(readSources())).toEqual([]);
  });
});
