import { createContext, useContext, useMemo } from "react";
import { I18nContext } from "react-i18next";
import { defaultLanguage, type Language, languageOfCode } from "../../locales/languages";
import { localizedPath } from "../paths";

export interface PageLanguage extends Language {
  /** Adds the language's prefix to an English path. */
  localized: (path: string) => string;
}

/** The page's language: code for addresses and calls, `bcp47` for `Intl`, `dir` for layout. */
export function usePageLanguage(): PageLanguage {
  const code = useContext(I18nContext)?.i18n?.language;
  return useMemo(() => {
    const found = languageOfCode(code ?? "") ?? defaultLanguage;
    return { ...found, localized: (path: string) => localizedPath(path, found.code) };
  }, [code]);
}

/** Codes of the languages in this build: a preview may have fewer. */
export const BuiltLanguages = createContext<readonly string[]>([]);

export const useBuiltLanguages = (): readonly string[] => useContext(BuiltLanguages);
