import { ownCountries } from "./own-country-first";

/**
 * ISO codes of the countries that a document name alone refers to, most likely first: regions of the browser's
 * languages that match the page's, then the page language's likely region (CLDR likely subtags: "de" is Germany),
 * then all other regions.
 */
export function likelyCountries(pageLanguage: string, browserLanguages: readonly string[]): string[] {
  const { language, region } = new Intl.Locale(pageLanguage).maximize();
  const ofLanguage = region && language !== "en" ? [region] : [];
  return [
    ...new Set([
      ...ownCountries(pageLanguage, browserLanguages),
      ...ofLanguage,
      // For an English page all regions count.
      ...ownCountries("en", browserLanguages),
    ]),
  ];
}
