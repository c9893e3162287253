import { fillerWords } from "../../locales/filler-words";
import { foldText } from "../../locales/fold-text";
import { isUnspaced } from "./unspaced";

/** Shorter Latin words are country codes too: "de" is Germany rather than a French "of". */
const minLetters = 3;
/** Single characters are parts of other words: "new" is part of Singapore in Chinese. */
const minSigns = 2;

const fillers = fillerWords.split(" ").map((filler) => foldText(filler.replaceAll("_", " ")));
const signs = fillers
  .filter((filler) => isUnspaced(filler) && filler.normalize("NFC").length >= minSigns)
  .sort((a, b) => b.length - a.length);
const phrases = fillers.filter((filler) => filler.includes(" "));
const words = new Set(fillers);

const withoutSigns = (word: string): string =>
  isUnspaced(word) ? signs.reduce((rest, sign) => rest.replaceAll(sign, ""), word) : word;

function without(query: readonly string[], leastLetters: number): string[] {
  const text = phrases.reduce((rest, phrase) => rest.replaceAll(` ${phrase} `, " "), ` ${query.join(" ")} `);
  return text
    .split(" ")
    .filter((word) => word.length < leastLetters || !words.has(word))
    .map(withoutSigns)
    .filter(Boolean);
}

/**
 * The folded words of a query, then without long filler words, then without all. A query of fillers only stays
 * unchanged.
 */
export function* withFewerFillers(query: readonly string[]): Generator<readonly string[]> {
  yield query;
  for (const leastLetters of [minLetters, 0]) {
    const left = without(query, leastLetters);
    if (left.length > 0 && left.join() !== query.join()) yield left;
  }
}
