import { productName } from "../../constants";

/** What a browser's tab and a search show of a page. */
export const titleOf = (page: string): string => `${page} · ${productName}`;
