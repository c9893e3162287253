/**
 * What `Intl` writes numbers and dates by. Plain "ar" means other digits in one browser than in the next and on
 * the server; the forms that a photo goes with have Latin ones. The texts' own years are Gregorian, so are dates.
 */
const ownWays: Record<string, string> = { ar: "ar-u-nu-latn", th: "th-u-ca-gregory" };

/** The locale to hand to `Intl.NumberFormat` and `Intl.DateTimeFormat`; other parts of `Intl` take `bcp47` itself. */
export const intlLocale = (bcp47: string): string => ownWays[bcp47] ?? bcp47;
