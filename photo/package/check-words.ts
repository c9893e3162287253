import { readFileSync } from "node:fs";
import type { Check } from "../core/types";
import { wordKeysOf } from "../core/word-keys";

/** What a check says to a person. */
export interface CheckWords {
  name: string;
  /** What is wrong; null if nothing is. */
  title: string | null;
  /** What to do about it; null if nothing is wrong. */
  advice: string | null;
}

/** `words.json`, which the packing writes: texts by key in each language, named by its tag. */
export type PackedWords = Record<string, Record<string, string>>;

let words: PackedWords | null = null;

function packedWords(): PackedWords {
  words ??= JSON.parse(readFileSync(new URL("./words.json", import.meta.url), "utf8")) as PackedWords;
  return words;
}

/**
 * What a check says to a person. Only one with the verdict "fail", "warn" or "ask" has more than its name.
 * @param language tag such as "de" or "zh-Hant"
 * @throws RangeError if there are no words in this language, TypeError if it is no check
 */
export function wordsOf(check: Check, language = "en"): CheckWords {
  const { [language]: own, en: english } = packedWords();
  if (!own)
    throw new RangeError(
      `There are no words in "${language}". Possible are: ${Object.keys(packedWords()).join(", ")}.`,
    );
  const text = (key: string) => own[key] ?? english![key]!;
  const keys = check && wordKeysOf(check);
  if (!keys)
    throw new TypeError("The check must be one of `checks`, as makePhoto and checkPhoto return them.");
  const { name, title, advice } = keys;
  return { name: text(name), title: title && text(title), advice: advice && text(advice) };
}
