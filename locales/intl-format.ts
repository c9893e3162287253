/**
 * What `Intl` writes numbers and dates by. Plain "ar" means other digits in one browser than in the next and on
 * the server; the forms that a photo goes with have Latin ones. The texts' own years are Gregorian, so are dates.
 */
const ownWays: Record<string, string> = { ar: "ar-u-nu-latn", th: "th-u-ca-gregory" };

/** Making a format costs far more than using it, and a page uses few of them a hundred times. */
function keepingEach<Options, Format>(make: (locale: string, options: Options) => Format) {
  const kept = new Map<string, Format>();
  return (bcp47: string, options: Options): Format => {
    const key = `${bcp47} ${JSON.stringify(options)}`;
    const format = kept.get(key) ?? make(ownWays[bcp47] ?? bcp47, options);
    kept.set(key, format);
    return format;
  };
}

export const numberFormat = keepingEach(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

export const dateFormat = keepingEach(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

/**
 * English has a way of its own in each country: "23 November 2026" in the United Kingdom, "November 23, 2026" in the
 * United States. Of the other languages the site knows no country, or the tag names it.
 */
export const inCountry = (bcp47: string, countryCode: string): string =>
  bcp47 === "en" ? `en-${countryCode}` : bcp47;
