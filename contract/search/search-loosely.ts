import { isMistyped } from "./rank-name";
import { isUnspaced } from "./unspaced";

/** Folded words of a document and its country (`foldText`). */
export interface Words {
  country: readonly string[];
  document: readonly string[];
}

/** Minimum common prefix: "mali" and "malta" do not match. */
const minCommon = 4;
/** Maximum rest of the known word: "franc|e" matches "français", but not "austr|alia" "austria". */
const maxLeft = 3;
const mistypedLikeness = 0.6;

function commonBeginning(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

/** Similarity of two words: 0 none, 1 equal. */
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
 * Scores a query of which only some words match: "uk passport renewal", "passeport français", "abd vizesi". A country
 * counts double, because a query with a country means no other. Each known word is compared once per typed word.
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

/** Minimum score, and tolerance to the best score. */
export const minScore = 0.5;
export const nearShare = 0.6;
