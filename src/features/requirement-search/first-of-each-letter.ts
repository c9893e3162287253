import { foldText } from "../../components/ui/fold-text";
import type { CountryDocuments } from "./country-documents";

/** Thai writes these vowels before the consonant that they follow, and under which a word is sorted. */
const thaiLeadingVowel = /^[เแโใไ]/;

/** The first country under each first letter, in the order of the list; letters with marks stand with their base. */
export function firstOfEachLetter(
  groups: readonly Pick<CountryDocuments, "countryCode" | "countryName">[],
): { letter: string; countryCode: string }[] {
  const first = new Map<string, string>();
  for (const { countryCode, countryName } of groups) {
    const letter = [...foldText(countryName).replace(thaiLeadingVowel, "")][0]
      ?.toUpperCase()
      .normalize("NFC");
    if (letter && countryCode !== "XX" && !first.has(letter)) first.set(letter, countryCode);
  }
  return [...first].map(([letter, countryCode]) => ({ letter, countryCode }));
}
