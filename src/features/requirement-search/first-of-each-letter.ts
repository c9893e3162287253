import { generalSizesCode } from "../../../contract/codes";
import { foldText } from "../../../locales/fold-text";
import type { CountryDocuments } from "./country-documents";

/** Thai writes these vowels before the consonant that they follow, and under which a word is sorted. */
const thaiLeadingVowel = /^[เแโใไ]/;

/** The consonants that a Korean syllable can begin with, in the order of Unicode's syllables: 588 to each. */
const koreanConsonants = [..."ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"];
const firstKoreanSyllable = 0xac00;
const syllablesPerConsonant = 588;

/** The letter under which a reader of the language looks a name up; a letter with a mark may be one of its own. */
function letterOf(name: string, { compare }: Intl.Collator): string | undefined {
  const [own] = name.replace(thaiLeadingVowel, "").normalize("NFC");
  if (own === undefined) return undefined;
  const korean = (own.codePointAt(0)! - firstKoreanSyllable) / syllablesPerConsonant;
  if (korean >= 0 && korean < koreanConsonants.length) return koreanConsonants[Math.floor(korean)];
  const [base = own] = foldText(own).normalize("NFC");
  return (compare(own, base) === 0 ? base : own).toUpperCase();
}

/** The first country under each first letter of the language, in the order of the list. */
export function firstOfEachLetter(
  groups: readonly Pick<CountryDocuments, "countryCode" | "countryName">[],
  bcp47: string,
): { letter: string; countryCode: string }[] {
  const collator = new Intl.Collator(bcp47, { sensitivity: "base" });
  const first = new Map<string, string>();
  for (const { countryCode, countryName } of groups) {
    const letter = letterOf(countryName, collator);
    if (letter && countryCode !== generalSizesCode && !first.has(letter)) first.set(letter, countryCode);
  }
  return [...first].map(([letter, countryCode]) => ({ letter, countryCode }));
}

/** More first letters than an alphabet has: a script without one, as Chinese. */
const lettersAtMost = 40;

/** The countries in their order, each part under its letter; under none where the language has no alphabet, or no country is meant. */
export function byLetter<Group extends Pick<CountryDocuments, "countryCode" | "countryName">>(
  groups: readonly Group[],
  bcp47: string,
): { letter: string | null; groups: Group[] }[] {
  const first = firstOfEachLetter(groups, bcp47);
  const letters = new Map(first.map(({ letter, countryCode }) => [countryCode, letter]));
  const hasLetters = first.length <= lettersAtMost;
  const sections: { letter: string | null; groups: Group[] }[] = [];
  for (const group of groups) {
    const letter = (hasLetters && letters.get(group.countryCode)) || null;
    const isOwn = sections.length === 0 || letter !== null || group.countryCode === generalSizesCode;
    if (isOwn) sections.push({ letter, groups: [group] });
    else sections.at(-1)?.groups.push(group);
  }
  return sections;
}
