import { checkJsonLd } from "./check-json-ld";
import type { Fault } from "./fault";
import { readPage, type SitePage } from "./read-pages";

export interface CheckedPage {
  page: SitePage;
  /** Faults of a single page. */
  faults: Fault[];
}

/** Reads one page; its text is not kept, because all pages at once would need too much memory. */
export function checkPage(publicFolder: string, file: string): CheckedPage {
  const whole = readPage(publicFolder, file);
  const { text: _text, jsonLd: _jsonLd, ...page } = whole;
  return { page, faults: checkJsonLd(whole) };
}
