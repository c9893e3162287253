import { visibleWidth } from "../../../locales/search-result";
import { productName } from "../../constants";

/** Title of the browser's tab and of search results. */
export const titleOf = (page: string): string => `${page} · ${productName}`;

/** Directional isolates are removed: outside the page they show as boxes and break search. */
export const withoutIsolates = (text: string): string => text.replace(/[\u2066-\u2069]/g, "");

/** The first text that search results do not cut, else the last one. */
export const firstFitting = (texts: readonly string[], maxWidth: number): string =>
  texts.find((text) => visibleWidth(text) <= maxWidth) ?? texts.at(-1)!;
