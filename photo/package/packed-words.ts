import { readFileSync } from "node:fs";

/** `words.json`, which the packing writes: texts by key in each language, named by its tag. Keys of notes have their file. */
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
function ownTexts(tag: string): Record<string, string> | undefined {
  const all = packedWords();
  if (Object.hasOwn(all, tag)) return all[tag];
  const writing = writingOf(tag);
  const same = Object.keys(all).find((known) => writing !== null && writingOf(known) === writing);
  return same === undefined ? undefined : all[same];
}

/**
 * Finds texts by their keys; one that is missing in the language is English.
 * @throws RangeError if there are no words in this language
 */
export function textsIn(language: string): (key: string) => string {
  const all = packedWords();
  const own = ownTexts(language);
  if (!own)
    throw new RangeError(
      `There are no words in "${language}". Possible are: ${Object.keys(all).join(", ")}.`,
    );
  return (key) => own[key] ?? all.en![key]!;
}
