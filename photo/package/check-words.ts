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

/** Language and writing of a tag: "zh-TW" is written as "zh-Hant". Null if it is none. */
function writingOf(tag: string): string | null {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return null;
  }
}

/** The texts for a tag, whatever its region and spelling. */
function textsFor(tag: string): Record<string, string> | undefined {
  const all = packedWords();
  if (Object.hasOwn(all, tag)) return all[tag];
  const writing = writingOf(tag);
  const same = Object.keys(all).find((known) => writing !== null && writingOf(known) === writing);
  return same === undefined ? undefined : all[same];
}

/**
 * What a check says to a person. Only one with the verdict "fail", "warn" or "ask" has more than its name.
 * @param language tag such as "de", "pt-PT" or "zh-Hant"
 * @throws RangeError if there are no words in this language, TypeError if it is no check
 */
export function wordsOf(check: Check, language = "en"): CheckWords {
  const all = packedWords();
  const own = textsFor(language);
  if (!own)
    throw new RangeError(
      `There are no words in "${language}". Possible are: ${Object.keys(all).join(", ")}.`,
    );
  const text = (key: string) => own[key] ?? all.en![key]!;
  const keys = check && wordKeysOf(check);
  if (!keys)
    throw new TypeError("The check must be one of `checks`, as makePhoto and checkPhoto return them.");
  const { name, title, advice } = keys;
  return { name: text(name), title: title && text(title), advice: advice && text(advice) };
}
