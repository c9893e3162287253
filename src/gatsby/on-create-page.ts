import type { GatsbyNode, Page } from "gatsby";
import { notFoundMatchPath } from "./not-found-page";

interface PluginPage extends Page {
  context: { language?: string; i18n?: { language: string; path: string } };
}

/**
 * Repairs what the i18n plugin makes of a page: it writes the language twice into the match path of a 404
 * page ("/de/de/*"), so that no unknown address would ever find it.
 */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  const made = page as PluginPage;
  const language = made.context?.i18n?.language;
  if (!language) return;
  const matchPath = notFoundMatchPath(made.path, language);
  if (matchPath === null || matchPath === made.matchPath) return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath });
};
