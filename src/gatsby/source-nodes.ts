import type { GatsbyNode } from "gatsby";

/**
 * Keeps the nodes of the pages of the build before: Gatsby takes them for stale, since it makes pages only later, and would
 * delete and make each of them anew. It deletes those whose page is gone once all pages are made.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = ({ actions, getNodesByType }) => {
  for (const page of getNodesByType("SitePage")) actions.touchNode(page);
};
