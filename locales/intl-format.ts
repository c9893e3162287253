/**
 * Locales for `Intl`. The digits of plain "ar" differ between browsers and the server; photo forms use Latin ones.
 * Dates are Gregorian, as in the texts. Plain "en" formats American dates; the English texts are British.
 */
const ownWays: Record<string, string> = { ar: "ar-u-nu-latn", en: "en-GB", th: "th-u-ca-gregory" };

export const intlLocale = (bcp47: string): string => ownWays[bcp47] ?? bcp47;

/** Cached: creating a formatter is expensive, and a page uses a few of them many times. */
function keepingEach<Options, Format>(make: (locale: string, options: Options) => Format) {
  const kept = new Map<string, Format>();
  return (bcp47: string, options: Options): Format => {
    const key = `${bcp47} ${JSON.stringify(options)}`;
    const format = kept.get(key) ?? make(intlLocale(bcp47), options);
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
