import { languageOfWord } from "../../locales/language-of-word";
import { languages } from "../../locales/languages";
import { suggestion } from "../../photo/core/nearest-word";

/** Suggests a language code for an unknown one. */
export function languageSuggestion(word: string): string {
  const language = languageOfWord(word);
  return language
    ? `Write "${language.code}" for ${language.englishName}.`
    : suggestion(
        word,
        languages.map(({ code }) => code),
      );
}

/**
 * "de,ja" -> ["de", "jp"].
 * @throws Error naming an unknown language
 */
export function codesOfWords(words: string): string[] {
  return words
    .split(",")
    .flatMap((word) => word.trim() || [])
    .map((word) => {
      const language = languageOfWord(word);
      if (!language) throw new Error(`There is no language "${word}". ${languageSuggestion(word)}`);
      return language.code;
    });
}
