/** How well a query matches, best first. Names before codes: in Vietnamese "my" is America, not Malaysia. */
export const nameRank = { exact: 0, code: 1, beginning: 2, words: 3, inside: 4, mistyped: 5 } as const;

const isLatin = (text: string) => /^[\0-\u024f]*$/.test(text);

/**
 * Minimum length of a match inside a name: two Latin letters are too few, two Chinese characters or Thai syllables
 * are not.
 */
const isLongEnoughInside = (query: string) => query.length > 2 || !isLatin(query);

/** Scripts whose characters are syllables or words: three of them are a name. */
const syllabic = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u;

/**
 * Allowed wrong letters. An insertion or deletion makes another word of a short one, and a wrong digit another size.
 */
function faultsAllowed(query: string): number {
  if (query.length < (syllabic.test(query) ? 3 : 4) || /\d/.test(query)) return 0;
  // "phillipines", "morroco"; a Korean syllable counts as one letter, however it is folded.
  return query.normalize("NFC").length < 7 ? 1 : 2;
}

export const beginsWord = (text: string, word: string): boolean =>
  text.startsWith(word) || text.includes(` ${word}`);

/** The names of an entry and its code, folded (`foldText`). */
export interface Named {
  code?: string | undefined;
  names: readonly string[];
}

/** Rank of the best matching name; null if none matches. */
export function rankNames({ code, names }: Named, query: string): number | null {
  if (names.includes(query)) return nameRank.exact;
  if (code === query) return nameRank.code;
  if (names.some((name) => name.startsWith(query))) return nameRank.beginning;
  const words = query.split(" ");
  if (names.some((name) => words.every((word) => beginsWord(name, word)))) return nameRank.words;
  if (isLongEnoughInside(query) && names.some((name) => name.includes(query))) return nameRank.inside;
  return null;
}

/**
 * Whether a name, or a word of it, begins with the query except for one wrong, missing, extra or swapped letter (two
 * in a long query). Folded text has decomposed Korean syllables and Japanese voicing marks; a composed character
 * counts as one letter.
 */
export function isMistyped(name: string, query: string): boolean {
  if (hasNearlyWord(name, query)) return true;
  const whole = query.normalize("NFC");
  return whole !== query && hasNearlyWord(name.normalize("NFC"), whole);
}

function hasNearlyWord(name: string, query: string): boolean {
  const faults = faultsAllowed(query);
  if (faults === 0) return false;
  for (let start = 0; start >= 0; start = name.indexOf(" ", start) + 1 || -1)
    if (beginsNearly(name.slice(start), query, faults)) return true;
  return false;
}

function beginsNearly(name: string, query: string, faults: number): boolean {
  let at = 0;
  while (at < query.length && query[at] === name[at]) at++;
  if (at === query.length) return true;
  if (faults === 0) return false;
  // If the first letter is wrong, no other may be: this rules out most words early.
  const left = at === 0 ? 0 : faults - 1;
  const goesOn = (inName: number, inQuery: number) =>
    beginsNearly(name.slice(inName), query.slice(inQuery), left);
  return (
    goesOn(at + 1, at + 1) ||
    goesOn(at, at + 1) ||
    goesOn(at + 1, at) ||
    (query[at] === name[at + 1] && query[at + 1] === name[at] && goesOn(at + 2, at + 2))
  );
}
