import { visibleWidth } from "../../../locales/search-result";
import { productName } from "../../constants";

/** A longer title is shown without the product's name. */
const maxWholeWidth = 70;

/** Title of the browser's tab and of search results. */
export function titleOf(page: string): string {
  const whole = `${page} · ${productName}`;
  return visibleWidth(whole) <= maxWholeWidth ? whole : page;
}

/** Without directional isolates and soft hyphens: outside the page they show as boxes or hyphens, and break search. */
export const plainLetters = (text: string): string => text.replace(/[\u2066-\u2069\u00ad]/g, "");

/** The first text that search results do not cut, else the last one. */
export const firstFitting = (texts: readonly string[], maxWidth: number): string =>
  texts.find((text) => visibleWidth(text) <= maxWidth) ?? texts.at(-1)!;
