import { readFileSync } from "node:fs";
import { join } from "node:path";
import { toString as textOf } from "hast-util-to-string";
import { imageSize } from "image-size";
import rehypeExternalLinks from "rehype-external-links";
import rehypeSlug from "rehype-slug";
import { visit } from "unist-util-visit";
import type { TreeNode } from "./article-tree";

export interface TocEntry {
  id: string;
  text: string;
}

/** Heading ids in letters of every script, and the relation of links that leave the site. */
export const finishingPlugins = [
  rehypeSlug,
  [rehypeExternalLinks, { rel: ["external", "noopener"], protocols: ["https"] }],
] as const;

/**
 * Gives pictures their size, in place; headings have their ids.
 *
 * @returns the second-level headings, for a table of contents.
 */
export function finishArticleTree(tree: TreeNode, staticDir: string): TocEntry[] {
  const toc: TocEntry[] = [];
  visit(tree, "element", (node: TreeNode) => {
    const properties = node.properties ?? {};
    if (node.tagName === "h2") toc.push({ id: String(properties.id), text: textOf(node as never) });
    if (node.tagName !== "img") return;
    const { width, height } = imageSize(readFileSync(join(staticDir, String(properties.src))));
    node.properties = { ...properties, width, height, loading: "lazy", decoding: "async" };
  });
  return toc;
}
