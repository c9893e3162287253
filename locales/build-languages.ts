import { languageOfWord } from "./language-of-word";
import { defaultLanguage, languages } from "./languages";

/**
 * The codes of the languages to build: all, or those of `GATSBY_BUILD_LANGS=en,de`, which may be tags too ("fr"). English
 * is always among them, since every other page is made from its English one.
 * @throws Error naming the unknown language
 */
export function buildLanguageCodes(environment = process.env.GATSBY_BUILD_LANGS): string[] {
  const known = languages.map((language) => language.code);
  const words = (environment ?? "").split(",").flatMap((word) => word.trim() || []);
  if (words.length === 0) return known;
  const wanted = words.map((word) => {
    const language = languageOfWord(word);
    if (!language) throw new Error(`GATSBY_BUILD_LANGS: "${word}" is not one of ${known.join(", ")}`);
    return language.code;
  });
  return known.filter((code) => code === defaultLanguage.code || wanted.includes(code));
}
