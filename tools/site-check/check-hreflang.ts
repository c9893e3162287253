import { languages } from "../../locales/languages";
import { isCanonicalToItself, pathOf } from "./check-heads";
import type { Fault } from "./fault";
import type { SitePage } from "./read-pages";

const knownCodes = new Set([...languages.map((language) => language.bcp47), "x-default"]);

const isAbsolute = (href: string): boolean => /^https?:\/\//.test(href);

const clusterOf = (page: SitePage): string =>
  page.alternates
    .map(({ hreflang, href }) => `${hreflang} ${href}`)
    .sort()
    .join("\n");

interface KnownPage extends SitePage {
  cluster: string;
}

function* faultsOf(page: KnownPage, pageOf: Map<string, KnownPage>): Generator<Fault> {
  const fault = (what: string): Fault => ({ check: "hreflang", path: page.path, what });
  const defaults = page.alternates.filter(({ hreflang }) => hreflang === "x-default");
  if (defaults.length !== 1) yield fault(`has ${defaults.length} x-default links`);
  const isTranslated = page.canonical === undefined || isCanonicalToItself(page);
  if (isTranslated && !page.alternates.some(({ href }) => isAbsolute(href) && pathOf(href) === page.path))
    yield fault("does not list itself");
  for (const { hreflang, href } of page.alternates) {
    if (!knownCodes.has(hreflang)) yield fault(`"${hreflang}" is not a code of the language table`);
    if (!isAbsolute(href)) {
      yield fault(`${href} is not absolute`);
      continue;
    }
    const other = pageOf.get(pathOf(href));
    if (!other) yield fault(`${href} is not a page`);
    else if (other.cluster !== page.cluster) yield fault(`${other.path} has another set of languages`);
    else if (hreflang !== "x-default" && other.language.bcp47 !== hreflang)
      yield fault(`${href} is not in "${hreflang}"`);
  }
}

/**
 * Every page must list its translations and an x-default. All translations must list the same set, and each address must be a page.
 * A page that is its own canonical must list itself. Only pages that are not indexed, such as the 404 page, may list none.
 * Rules: developers.google.com/search/docs/specialty/international/localized-versions
 */
export function checkHreflang(pages: SitePage[]): Fault[] {
  const known = pages.map((page): KnownPage => ({ ...page, cluster: clusterOf(page) }));
  const pageOf = new Map(known.map((page) => [page.path, page]));
  return known
    .filter((page) => page.isIndexed || page.alternates.length > 0)
    .flatMap((page) => [...faultsOf(page, pageOf)]);
}
