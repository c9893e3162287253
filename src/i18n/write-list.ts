/** The comma between the things of a list, where it is not the Latin one. */
const commas: Record<string, string> = { ja: "、", zh: "、", ar: "، ", fa: "، ", ur: "، " };

/**
 * "white, light grey, light blue", without "and". `Intl.ListFormat` of the type "unit" has "and" in half of our languages, a space in Korean, Russian and
 * Japanese, and nothing in Chinese.
 */
export const writeList = (items: readonly string[], bcp47: string): string =>
  items.join(commas[new Intl.Locale(bcp47).language] ?? ", ");
