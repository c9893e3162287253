import { productName } from "../../constants";

/** What a browser's tab and a search show of a page. */
export const titleOf = (page: string): string => `${page} · ${productName}`;

/** Isolates order mixed directions on the page. Outside it they show as boxes and hide words from a search. */
export const withoutIsolates = (text: string): string => text.replace(/[\u2066-\u2069]/g, "");

const isWide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/u;
const isMark = /[\p{Mn}\p{Cf}]/u;

/** How much room a search result gives a text: ideographs, kana and hangul take that of two letters, marks none. */
export const visibleWidth = (text: string): number =>
  [...text].reduce((width, sign) => width + (isMark.test(sign) ? 0 : isWide.test(sign) ? 2 : 1), 0);

/** The first of these texts that a search result shows whole, else the last one. */
export const firstFitting = (texts: readonly string[], maxWidth: number): string =>
  texts.find((text) => visibleWidth(text) <= maxWidth) ?? texts.at(-1)!;
