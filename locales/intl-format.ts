/**
 * What `Intl` writes numbers and dates by. Plain "ar" means other digits in one browser than in the next and on
 * the server; the forms that a photo goes with have Latin ones. The texts' own years are Gregorian, so are dates.
 * Plain "en" means American dates; the English texts are British.
 */
const ownWays: Record<string, string> = { ar: "ar-u-nu-latn", en: "en-GB", th: "th-u-ca-gregory" };

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
