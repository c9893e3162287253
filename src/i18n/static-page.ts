import type { LocalesQuery } from "./page-texts";

/** What the query of a page of `src/pages` returns. */
export interface StaticPageData extends LocalesQuery {
  site: { siteMetadata: { siteUrl: string } };
}

/** What the i18n plugin puts into the context of a page. */
export interface StaticPageContext {
  language: string;
  i18n: { languages: string[] };
}
