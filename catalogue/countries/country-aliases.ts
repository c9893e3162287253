import { generalSizesCode } from "../../contract/codes";
import { foldText } from "../../locales/fold-text";
import type { CountryWords } from "./country-words";

const english = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });

/**
 * All other words that find a country on a page: its own aliases and, in every language, the English name and
 * aliases, because people type "USA" everywhere. Without duplicates of each other or of the shown name.
 */
export function makeAliases(own: CountryWords, inEnglish: CountryWords) {
  return (country: string, shownName: string): string[] => {
    const englishName = country === generalSizesCode ? undefined : english.of(country);
    const words = [
      ...(own.aliases[country] ?? []),
      ...(englishName ? [englishName] : []),
      ...(inEnglish.aliases[country] ?? []),
    ];
    const seen = new Set([foldText(shownName)]);
    return words.filter((word) => {
      const folded = foldText(word);
      return !seen.has(folded) && seen.add(folded);
    });
  };
}
