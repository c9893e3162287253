interface OfCountry {
  country: string;
}

/** The popular documents with those of the visitor's country first: "en-IN" in the browser's languages means India. */
export function ownCountryFirst<Document extends OfCountry>(
  documents: readonly Document[],
  pageLanguage: string,
  browserLanguages: readonly string[],
): Document[] {
  const [own] = ownCountries(pageLanguage, browserLanguages);
  return [
    ...documents.filter(({ country }) => country === own),
    ...documents.filter(({ country }) => country !== own),
  ];
}

/**
 * ISO codes of the countries that the browser names in the page's language, in its order: "de, en-US" does not mean the
 * United States on a German page. English is read from everywhere: there every country counts that the browser names.
 */
export function ownCountries(pageLanguage: string, browserLanguages: readonly string[]): string[] {
  const { language } = new Intl.Locale(pageLanguage);
  return localesOf(browserLanguages).flatMap((locale) =>
    locale.region && (language === "en" || locale.language === language) ? [locale.region] : [],
  );
}

/** As the browser says it, not as it could be guessed: "en" alone is nobody's country. What is no language is passed over. */
const localesOf = (languages: readonly string[]): Intl.Locale[] =>
  languages.flatMap((language) => {
    try {
      return [new Intl.Locale(language)];
    } catch {
      return [];
    }
  });
