import type { Fault } from "./fault";
import type { SitePage } from "./read-pages";

const fault = (page: SitePage, what: string): Fault => ({ check: "head", path: page.path, what });

function* faultsOfOne(page: SitePage): Generator<Fault> {
  const { language } = page;
  if (page.lang !== language.bcp47) yield fault(page, `html lang is "${page.lang}", not "${language.bcp47}"`);
  if (page.dir !== language.dir) yield fault(page, `html dir is "${page.dir}", not "${language.dir}"`);
  if (page.hasNul) yield fault(page, "holds a NUL byte, a letter broken by the renderer");
  if (page.headings.length !== 1) yield fault(page, `has ${page.headings.length} h1 elements`);
  if (page.titles.length !== 1 || !page.titles[0]) yield fault(page, "needs exactly one title with text");
  for (const image of page.images) {
    if (image.alt === undefined) yield fault(page, `image ${image.src} has no alt`);
    if (!image.hasSize) yield fault(page, `image ${image.src} has no width and height`);
  }
  if (page.isIndexed && !page.description) yield fault(page, "has no description");
}

/** Search engines drop one of two pages with the same text. */
function* faultsOfTwins(
  pages: SitePage[],
  name: string,
  wordsOf: (page: SitePage) => string | undefined,
): Generator<Fault> {
  const seen = new Map<string, string>();
  for (const page of pages) {
    const words = wordsOf(page);
    if (!words) continue;
    const key = `${page.language.code} ${words}`;
    const twin = seen.get(key);
    if (twin) yield fault(page, `has the ${name} of ${twin}: "${words}"`);
    else seen.set(key, page.path);
  }
}

/**
 * Checks language and direction, one h1, one title, pictures with alt and size; titles and descriptions unique per
 * language.
 */
export function checkHeads(pages: SitePage[]): Fault[] {
  const own = pages.filter((page) => page.isIndexed && isCanonicalToItself(page));
  return [
    ...pages.flatMap((page) => [...faultsOfOne(page)]),
    ...faultsOfTwins(own, "title", (page) => page.titles[0]),
    ...faultsOfTwins(own, "description", (page) => page.description),
  ];
}

/** False for a translated page around an English article, whose canonical is the English page. */
export function isCanonicalToItself(page: SitePage): boolean {
  return page.canonical !== undefined && pathOf(page.canonical) === page.path;
}

/** Path of an absolute address of the site, without its origin. */
export function pathOf(address: string): string {
  const { pathname } = new URL(address);
  return pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
}
