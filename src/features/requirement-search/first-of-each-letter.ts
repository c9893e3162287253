import { generalSizesCode } from "../../../contract/codes";
import { foldText } from "../../../locales/fold-text";
import type { CountryDocuments } from "./country-documents";

/** Thai writes these vowels before the consonant that a word is sorted by. */
const thaiLeadingVowel = /^[เแโใไ]/;

/** Initial consonants of Korean syllables, in Unicode order: 588 syllables each. */
const koreanConsonants = [..."ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"];
const firstKoreanSyllable = 0xac00;
const syllablesPerConsonant = 588;

/** The index letter of a name in a language; a letter with a mark may be separate. */
function letterOf(name: string, { compare }: Intl.Collator): string | undefined {
  const [own] = name.replace(thaiLeadingVowel, "").normalize("NFC");
  if (own === undefined) return undefined;
  const korean = (own.codePointAt(0)! - firstKoreanSyllable) / syllablesPerConsonant;
  if (korean >= 0 && korean < koreanConsonants.length) return koreanConsonants[Math.floor(korean)];
  const [base = own] = foldText(own).normalize("NFC");
  return (compare(own, base) === 0 ? base : own).toUpperCase();
}

/** The first country of each index letter, in the order of the list. */
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

/** More first letters than any alphabet has: a script without an alphabet, such as Chinese. */
const lettersAtMost = 40;

/** The countries grouped by index letter; a single group if the language has no alphabet. */
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
