import { isMistyped } from "./rank-name";
import { isUnspaced } from "./unspaced";

/** The words of a document and of its country, all of them folded (`foldText`). */
export interface Words {
  country: readonly string[];
  document: readonly string[];
}

/** A shorter beginning in common says nothing: "mali" and "malta". */
const minCommon = 4;
/** What may be left of the known word after it: "franc|e" for "français", but not "austr|alia" for "austria". */
const maxLeft = 3;
const mistypedLikeness = 0.6;

function commonBeginning(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

/** How much of what was typed is that word: 0 nothing, 1 all of it. */
function likenessOf(word: string, typed: string): number {
  if (word === typed) return 1;
  if (isUnspaced(typed)) return word.length > 1 && typed.includes(word) ? word.length / typed.length : 0;
  if (/\d/.test(typed) || typed.length < minCommon) return 0;
  if (word.startsWith(typed)) return 0.9;
  const common = commonBeginning(word, typed);
  if (common >= minCommon && word.length - common <= maxLeft) return common / typed.length;
  if (word.length > minCommon && typed.includes(word)) return word.length / typed.length;
  return isMistyped(word, typed) ? mistypedLikeness : 0;
}

/**
 * How well some words of a phrase fit, where no reading of all of them does: "uk passport renewal", "passeport français",
 * "abd vizesi". A country weighs twice: whoever names one wants no other. A word is compared once with each that is typed.
 */
export function looseScorer(phrase: readonly string[]): (words: Words) => number {
  const known = phrase.map(() => new Map<string, number>());
  const best = (words: readonly string[], typed: string, likeness: Map<string, number>) => {
    let most = 0;
    for (const word of words) {
      if (!likeness.has(word)) likeness.set(word, likenessOf(word, typed));
      most = Math.max(most, likeness.get(word)!);
    }
    return most;
  };
  return ({ country, document }) =>
    phrase.reduce(
      (sum, typed, at) => sum + 2 * best(country, typed, known[at]!) + best(document, typed, known[at]!),
      0,
    );
}

/** Less than this says nothing; of what fits best, this share is near it. */
export const minScore = 0.5;
export const nearShare = 0.6;
