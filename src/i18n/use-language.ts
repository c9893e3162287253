import { useI18next } from "gatsby-plugin-react-i18next";
import { useMemo } from "react";
import { defaultLanguage, type Language, languageOfCode } from "../../locales/languages";
import { localizedPath } from "../paths";

export interface PageLanguage extends Language {
  /** An English path in this page's language. */
  localized: (path: string) => string;
}

/** The language of the page: code for addresses and calls, `bcp47` for `Intl`, `dir` for layout. */
export function usePageLanguage(): PageLanguage {
  const { language } = useI18next();
  return useMemo(() => {
    const found = languageOfCode(language) ?? defaultLanguage;
    return { ...found, localized: (path: string) => localizedPath(path, found.code) };
  }, [language]);
}
