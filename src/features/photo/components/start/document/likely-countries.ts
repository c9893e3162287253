import { ownCountries } from "./own-country-first";

/**
 * ISO codes of the countries whose document is meant by a word alone, the likeliest first: those that the browser names in
 * the page's language, then that language's own (CLDR's likely subtags: "de" is Germany's), then all that it names.
 */
export function likelyCountries(pageLanguage: string, browserLanguages: readonly string[]): string[] {
  const { language, region } = new Intl.Locale(pageLanguage).maximize();
  const ofLanguage = region && language !== "en" ? [region] : [];
  return [
    ...new Set([
      ...ownCountries(pageLanguage, browserLanguages),
      ...ofLanguage,
      // On a page in English every country counts.
      ...ownCountries("en", browserLanguages),
    ]),
  ];
}
