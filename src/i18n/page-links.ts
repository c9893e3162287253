import { defaultLanguage, languageOfCode } from "../../locales/languages";
import { localizedPath } from "../paths";

export interface PageLink {
  rel: "canonical" | "alternate";
  href: string;
  hrefLang?: string;
}

export interface PageLinksInput {
  /** Origin without a trailing slash, such as "https://example.org". */
  siteUrl: string;
  /** English path of the page. */
  path: string;
  /** Code of the language of this page. */
  code: string;
  /** Codes of the languages into which the page is translated. */
  translations: readonly string[];
}

/**
 * Canonical and hreflang links of a page, with absolute URLs and BCP 47 tags (Google: localized versions). Every page
 * lists all translations, and English as x-default. A translated page is its own canonical; a page whose body is only
 * in English has the English page as canonical.
 */
export function pageLinks({ siteUrl, path, code, translations }: PageLinksInput): PageLink[] {
  const addressIn = (language: string) => absoluteUrl(siteUrl, localizedPath(path, language));
  const alternates = translations.map((language) => ({
    rel: "alternate" as const,
    href: addressIn(language),
    hrefLang: bcp47Of(language),
  }));
  const canonical = translations.includes(code) ? code : defaultLanguage.code;
  const links: PageLink[] = [{ rel: "canonical", href: addressIn(canonical) }, ...alternates];
  if (translations.includes(defaultLanguage.code)) {
    links.push({ rel: "alternate", href: addressIn(defaultLanguage.code), hrefLang: "x-default" });
  }
  return links;
}

export const absoluteUrl = (siteUrl: string, path: string) => siteUrl + (path === "/" ? "/" : path);

/** @throws Error for an unknown code, because a prefix must never be published as a language */
export function bcp47Of(code: string): string {
  const language = languageOfCode(code);
  if (!language) throw new Error(`"${code}" is not a language of locales/languages.ts`);
  return language.bcp47;
}
