import { regionOf } from "./own-country-first";

/**
 * ISO codes of the countries whose document is meant by a word alone, the likeliest first: of those that the browser
 * names, the ones in the page's language, then that language's own country (CLDR's likely subtags: "de" is Germany's),
 * then the others. A browser that says "de, en-US" does not mean the United States on a German page. English is read from
 * everywhere: there the browser alone says it, in its order.
 */
export function likelyCountries(pageLanguage: string, browserLanguages: readonly string[]): string[] {
  const named = browserLanguages.filter((language) => regionOf(language) !== undefined);
  const page = new Intl.Locale(pageLanguage).maximize();
  const nearest =
    page.language === "en"
      ? []
      : [
          ...named.filter((language) => new Intl.Locale(language).language === page.language),
          page.toString(),
        ];
  return [...nearest, ...named].flatMap((language) => regionOf(language) ?? []);
}
