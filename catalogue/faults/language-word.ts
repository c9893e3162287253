import { type Language, languages } from "../../locales/languages";
import { suggestion } from "./nearest-word";

/** The language of a code of ours ("spa"), a tag ("es", "es-ES") or an English name ("Spanish"); undefined when there is none. */
export function languageOfWord(word: string): Language | undefined {
  const wanted = word.toLowerCase();
  const [base] = wanted.split("-");
  return (
    languages.find(({ code }) => code === wanted) ??
    languages.find(({ bcp47, englishName }) =>
      [bcp47, englishName].some((name) => name.toLowerCase() === wanted),
    ) ??
    languages.find(({ bcp47 }) => bcp47.toLowerCase().split("-")[0] === base)
  );
}

/** What to write instead of a code that is none of ours. */
export function languageSuggestion(word: string): string {
  const language = languageOfWord(word);
  return language
    ? `Write "${language.code}" for ${language.englishName}.`
    : suggestion(
        word,
        languages.map(({ code }) => code),
      );
}
