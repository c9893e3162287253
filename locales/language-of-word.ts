import { languageOfTag } from "./language-of-tag";
import { type Language, languages } from "./languages";

const isTag = (word: string) => /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/.test(word);

/**
 * The language of a code of ours ("spa"), a tag ("es", "es-ES", "zh_TW") or an English name ("Spanish"); undefined if
 * there is none.
 */
export function languageOfWord(word: string): Language | undefined {
  const wanted = word.trim().toLowerCase();
  const tag = wanted.replaceAll("_", "-");
  return (
    languages.find(({ code }) => code === tag) ??
    languages.find(({ bcp47, englishName }) =>
      [bcp47, englishName].some((name) => name.toLowerCase() === wanted),
    ) ??
    (isTag(tag) ? languageOfTag(tag) : undefined)
  );
}
