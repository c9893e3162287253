import { languageOfWord } from "../../locales/language-of-word";
import { languages } from "../../locales/languages";
import { suggestion } from "./nearest-word";

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
