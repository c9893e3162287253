import type { Page } from "gatsby";
import { buildLanguageCodes } from "../../locales/build-languages";
import { defaultLanguage, languages } from "../../locales/languages";
import { localizedPath } from "../paths";

export interface LocalizedContext extends Record<string, unknown> {
  language: string;
  i18n: {
    language: string;
    languages: string[];
    defaultLanguage: string;
    generateDefaultLanguagePage: boolean;
    routed: boolean;
    originalPath: string;
    path: string;
  };
  /** Codes of the languages in which this page really is translated: its hreflang cluster. */
  translations: string[];
}

export interface LocalizedPageInput {
  /** English path, as "/guide/us-passport". */
  path: string;
  component: string;
  /** Of the page in a language. Ids only; texts come from the page query. */
  context?: (code: string) => Record<string, unknown>;
  /** Languages with a translation of the body. Default: all that are built. */
  translations?: string[];
  /** Languages in which the page exists at all. Default: all that are built. */
  languageCodes?: string[];
}

/**
 * The pages of one English path, one for each language. The i18n plugin leaves a page alone whose context
 * already has `i18n`, so that an article with fewer translations can say in which languages it really exists.
 */
export function localizedPages(input: LocalizedPageInput): Page<LocalizedContext>[] {
  const built = buildLanguageCodes();
  const codes = (input.languageCodes ?? built).filter((code) => built.includes(code));
  const translations = (input.translations ?? codes).filter((code) => codes.includes(code));
  return codes.map((code) => {
    const path = localizedPath(input.path, code);
    return {
      path,
      component: input.component,
      context: {
        ...input.context?.(code),
        translations,
        language: code,
        i18n: {
          language: code,
          languages: built,
          defaultLanguage: defaultLanguage.code,
          generateDefaultLanguagePage: false,
          routed: languages.some((language) => language.code === code && language.prefix !== ""),
          originalPath: input.path,
          path,
        },
      },
    };
  });
}
