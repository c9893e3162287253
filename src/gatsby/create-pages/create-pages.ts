import type { GatsbyNode } from "gatsby";
import { accuracyPages } from "./accuracy-pages";
import { authorPages } from "./author-pages";
import { blogPages } from "./blog-pages";
import type { NodesOfType } from "./content-node";
import { faqPages } from "./faq-pages";
import { guidePages } from "./guide-pages";
import { legalPages } from "./legal-pages";
import { requirementPages } from "./requirement-pages";
import { sizePages } from "./size-pages";

const collections = [
  requirementPages,
  sizePages,
  guidePages,
  blogPages,
  faqPages,
  authorPages,
  legalPages,
  accuracyPages,
];

let timesMade = 0;
let shownFiles = new Map<string, string>();

/** In this process. */
export const timesPagesWereMade = (): number => timesMade;

/** The digest of what the pages were made of in this file; null: Gatsby reads no such file. */
export const shownDigestOf = (path: string): string | null => shownFiles.get(path) ?? null;

/** The pages of everything that has an id of its own; lists are files of `src/pages`. */
export const createPages: GatsbyNode["createPages"] = ({ actions, getNodesByType }) => {
  for (const pagesOf of collections)
    for (const page of pagesOf(getNodesByType as NodesOfType)) actions.createPage(page);
  timesMade += 1;
  const files = (getNodesByType as NodesOfType)<{ absolutePath: string }>("File");
  shownFiles = new Map(files.map(({ absolutePath, internal }) => [absolutePath, internal.contentDigest]));
};
