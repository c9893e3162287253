interface OfCountry {
  country: string;
}

/** The popular documents with those of the visitor's country first: "en-IN" in the browser's languages means India. */
export function ownCountryFirst<Document extends OfCountry>(
  documents: readonly Document[],
  browserLanguages: readonly string[],
): Document[] {
  const region = ownRegion(browserLanguages);
  return [
    ...documents.filter(({ country }) => country === region),
    ...documents.filter(({ country }) => country !== region),
  ];
}

/** The visitor's country; undefined where no language of the browser names one. */
const ownRegion = (browserLanguages: readonly string[]): string | undefined =>
  browserLanguages.map(regionOf).find((found) => found !== undefined);

/** As the browser says it, not as it could be guessed: "en" alone is nobody's country. */
export function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
}
