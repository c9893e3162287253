import { expect, test } from "@jest/globals";
import { languageOfCode } from "../../../locales/languages";
import { pageLinks } from "../../../src/i18n/page-links";
import { localizedPath } from "../../../src/paths";
import { checkHreflang } from "../../../tools/site-check/check-hreflang";
import type { SitePage } from "../../../tools/site-check/read-pages";

const siteUrl = "https://example.org";
const translations = ["en", "de"];

/** A page with the links that the site gives it, as it is read from its HTML. */
function pageIn(code: string, { path = "/guide/us", isIndexed = true } = {}): SitePage {
  const links = pageLinks({ siteUrl, path, code, translations });
  return {
    path: localizedPath(path, code),
    language: languageOfCode(code)!,
    isIndexed,
    canonical: isIndexed ? links.find(({ rel }) => rel === "canonical")?.href : undefined,
    alternates: links.flatMap(({ href, hrefLang }) => (hrefLang ? [{ href, hreflang: hrefLang }] : [])),
  } as SitePage;
}

const all = ["en", "de", "jp"].map((code) => pageIn(code));
const whats = (pages: SitePage[]) => checkHreflang(pages).map(({ path, what }) => `${path} ${what}`);

test("translated pages, one with an English body and one that is not indexed list the same languages", () => {
  const result = translations.map((code) => pageIn(code, { path: "/result", isIndexed: false }));
  const notFound = { ...pageIn("en", { path: "/404", isIndexed: false }), alternates: [] };
  expect(whats([...all, ...result, notFound])).toEqual([]);
});

test("reports a page without links, even if its canonical is another page", () => {
  const bare = all.map((page) => ({ ...page, alternates: [] }));
  expect(whats(bare).filter((what) => what.endsWith("has 0 x-default links"))).toHaveLength(3);
});

test("reports a translated page that does not list itself, and a differing set", () => {
  const [english, german] = all as [SitePage, SitePage];
  const alone = { ...german, alternates: german.alternates.filter(({ hreflang }) => hreflang !== "de") };
  expect(whats([english, alone])).toEqual([
    "/guide/us /de/guide/us has another set of languages",
    "/de/guide/us does not list itself",
    "/de/guide/us /guide/us has another set of languages",
    "/de/guide/us /guide/us has another set of languages",
  ]);
});
