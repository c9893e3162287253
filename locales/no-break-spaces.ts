/** Signs of units and of percent, as texts write them after a number. */
const numberWithUnit = /(\d) (?=(?:mm|cm|m|мм|см|м|kB|KB|MB|ko|Mo|kt|Mt|кБ|КБ|МБ|px|dpi|%)(?!\p{L}))/gu;

/** French sets a space before the marks of two parts and inside its quotation marks. */
const besideFrenchMark = /(?<=«) | (?=[:;!?»])/g;

/**
 * A text that people typed with plain spaces, with those at which no line may end: between a number and its unit, and
 * in French beside a mark. Each space becomes one other character, so that lines and columns stay.
 */
export function noBreakSpaces(text: string, bcp47: string): string {
  const glued = text.replace(numberWithUnit, "$1\u00a0");
  return bcp47 === "fr" ? glued.replace(besideFrenchMark, "\u00a0") : glued;
}
