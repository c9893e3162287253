import { languageOfCode, languages } from "../../../locales/languages";
import { absoluteUrl, pageLinks } from "../../i18n/page-links";
import { localizedPath } from "../../paths";

/** A page as the sitemap sees it. */
export interface ListedPage {
  /** English path. */
  path: string;
  /** Code of its language. */
  code: string;
  /** Codes of the languages in which it really is translated. */
  translations: readonly string[];
}

export interface SitemapFile {
  name: string;
  text: string;
}

/** Pages that exist for one visitor's photo and not for search, and those that answer a wrong address. */
const unlisted = /^\/(result|accepted|404(\.html)?|dev-404-page|offline-plugin-app-shell-fallback)$/;

const escapeXml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const placeOf = (code: string): number => languages.findIndex((language) => language.code === code);

/** The links between the languages of a page: the same for each of them. */
const alternatesOf = (page: ListedPage, siteUrl: string): string =>
  pageLinks({ siteUrl, ...page })
    .filter(({ rel }) => rel === "alternate")
    .map(
      ({ href, hrefLang }) =>
        `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(href)}"/>`,
    )
    .join("");

/**
 * The sitemap of each language and the index over them. A page whose body is not translated is left out, since it
 * points to the English one. Format: sitemaps.org, with the alternates of
 * developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 * @param lastmodOf W3C date of the content of an English path, where it is known
 */
export function sitemapFiles(
  pages: readonly ListedPage[],
  siteUrl: string,
  lastmodOf: (path: string) => string | undefined,
): SitemapFile[] {
  const entries = new Map<string, string[]>();
  const alternates = new Map<string, string>();
  for (const page of [...pages].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const { path, code } = page;
    if (unlisted.test(path) || !page.translations.includes(code)) continue;
    const links = alternates.get(path) ?? alternatesOf(page, siteUrl);
    alternates.set(path, links);
    const address = escapeXml(absoluteUrl(siteUrl, localizedPath(path, code)));
    const lastmod = lastmodOf(path);
    const changed = lastmod ? `<lastmod>${lastmod}</lastmod>` : "";
    const listed = entries.get(code) ?? [];
    listed.push(`<url><loc>${address}</loc>${changed}${links}</url>`);
    entries.set(code, listed);
  }
  // Gatsby has the pages of a rebuild in another order.
  const inOrder = [...entries].sort(([a], [b]) => placeOf(a) - placeOf(b));
  const files = inOrder.map(([code, listed]) => ({
    name: `sitemap-${languageOfCode(code)?.bcp47.toLowerCase() ?? code}.xml`,
    text: [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      ...listed,
      "</urlset>",
      "",
    ].join("\n"),
  }));
  const index = {
    name: "sitemap-index.xml",
    text: [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...files.map(({ name }) => `<sitemap><loc>${siteUrl}/${name}</loc></sitemap>`),
      "</sitemapindex>",
      "",
    ].join("\n"),
  };
  return [index, ...files];
}

/** Everything may be read; what is nobody's search result says so itself with noindex. */
export const robotsText = (siteUrl: string): string =>
  ["User-agent: *", "Disallow:", "", `Sitemap: ${siteUrl}/sitemap-index.xml`, ""].join("\n");
