import { generalSizesCode } from "../../contract/codes";
import { foldText } from "../../locales/fold-text";
import type { CountryWords } from "./country-words";

const english = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });

/**
 * Every other word that finds a country on a page of one language: its own aliases and, everywhere, the English name
 * and the English aliases, because people type "USA" in all languages. None is said twice or repeats the shown name.
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
