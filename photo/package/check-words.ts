import type { Check } from "../core/types";
import { wordKeysOf } from "../core/word-keys";
import { textsIn } from "./packed-words";

/** What a check says to a person. */
export interface CheckWords {
  name: string;
  /** What is wrong; null if nothing is. */
  title: string | null;
  /** What to do about it; null if nothing is wrong. */
  advice: string | null;
}

/**
 * What a check says to a person. Only one with the verdict "fail", "warn" or "ask" has more than its name.
 * @param language tag such as "de", "pt-PT" or "zh-Hant"
 * @throws RangeError if there are no words in this language, TypeError if it is no check
 */
export function wordsOf(check: Check, language = "en"): CheckWords {
  const text = textsIn(language);
  const keys = check && wordKeysOf(check);
  if (!keys)
    throw new TypeError("The check must be one of `checks`, as makePhoto and checkPhoto return them.");
  const { name, title, advice } = keys;
  return { name: text(name), title: title && text(title), advice: advice && text(advice) };
}
