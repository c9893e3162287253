import { checkJsonLd } from "./check-json-ld";
import type { Fault } from "./fault";
import { readPage, type SitePage } from "./read-pages";

export interface CheckedPage {
  page: SitePage;
  /** What is wrong with the page by itself. */
  faults: Fault[];
}

/** Reads one page; its words stay here, for those of all pages at a time would weigh too much. */
export function checkPage(publicFolder: string, file: string): CheckedPage {
  const whole = readPage(publicFolder, file);
  const { text: _text, jsonLd: _jsonLd, ...page } = whole;
  return { page, faults: checkJsonLd(whole) };
}
