interface OfCountry {
  country: string;
}

/** The popular documents, those of the visitor's country first: "en-IN" in the browser's languages means India. */
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
 * ISO codes of the regions in the browser's languages that match the page's language, in order: "de, en-US" does not
 * mean the United States on a German page. On English pages all regions count.
 */
export function ownCountries(pageLanguage: string, browserLanguages: readonly string[]): string[] {
  const { language } = new Intl.Locale(pageLanguage);
  return localesOf(browserLanguages).flatMap((locale) =>
    locale.region && (language === "en" || locale.language === language) ? [locale.region] : [],
  );
}

/** Only explicit regions: "en" alone has none. Invalid tags are skipped. */
const localesOf = (languages: readonly string[]): Intl.Locale[] =>
  languages.flatMap((language) => {
    try {
      return [new Intl.Locale(language)];
    } catch {
      return [];
    }
  });
