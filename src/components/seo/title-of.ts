import { productName } from "../../constants";

/** What a browser's tab and a search show of a page. */
export const titleOf = (page: string): string => `${page} · ${productName}`;

/** Isolates order mixed directions on the page. Outside it they show as boxes and hide words from a search. */
export const withoutIsolates = (text: string): string => text.replace(/[\u2066-\u2069]/g, "");
