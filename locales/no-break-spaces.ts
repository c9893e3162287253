/** Signs of units and percentages, as texts write them after a number. */
const numberWithUnit =
  /(\d) (?=(?:mm|cm|m|мм|см|м|مم|سم|ملم|मिमी|सेमी|มม|ซม|毫米|公厘|厘米|公分|像素|kB|KB|MB|ko|Mo|kt|Mt|кБ|КБ|МБ|px|dpi|%)(?![\p{L}\p{M}]))/gu;

/** A size is one word: "40 × 60". */
const besideTimes = /(?<=\d) (?=×)|(?<=×) (?=\d)/g;

/** French writes a space before two-part punctuation marks and inside quotation marks. */
const besideFrenchMark = /(?<=«) | (?=[:;!?»])/g;

/** Czech, Polish and Slovenian leave no word of one letter ("v", "z", "a") at a line's end. */
const afterOneLetterWord = /(?<=(?:^|[\s(„"])[ksvzouaiwh]) (?=[\p{L}\d„({<[])/gimu;

const besidesUnits: Readonly<Record<string, RegExp>> = {
  fr: besideFrenchMark,
  cs: afterOneLetterWord,
  pl: afterOneLetterWord,
  sl: afterOneLetterWord,
};

/**
 * Replaces spaces by no-break spaces: between a number and its unit, inside a size, in French beside punctuation marks, and in three
 * Slavic languages after a word of one letter. The length of the text does not change, so lines and columns stay valid.
 */
export function noBreakSpaces(text: string, bcp47: string): string {
  const glued = text.replace(numberWithUnit, "$1\u00a0").replace(besideTimes, "\u00a0");
  const own = besidesUnits[bcp47];
  return own ? glued.replace(own, "\u00a0") : glued;
}
