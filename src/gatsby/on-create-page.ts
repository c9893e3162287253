import type { GatsbyNode, Page } from "gatsby";

const notFoundPage = /\/404(\.html)?\/?$/;

/**
 * Takes away the match path that the i18n plugin gives to the 404 page of a language: it names the language
 * twice ("/de/de/*"), and any match path would put every address of the site into the script of all pages.
 * The server knows which 404 page answers which address, see `unknown-address.ts`.
 */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  const { i18n } = page.context as { i18n?: unknown };
  if (!i18n || !page.matchPath || !notFoundPage.test(page.path)) return;
  const { matchPath: _, ...rest } = page as Page;
  actions.deletePage(page);
  actions.createPage(rest);
};
