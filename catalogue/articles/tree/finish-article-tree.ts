import { readFileSync } from "node:fs";
import { join } from "node:path";
import { toString as textOf } from "hast-util-to-string";
import rehypeExternalLinks from "rehype-external-links";
import rehypeSlug from "rehype-slug";
import { SKIP, visit } from "unist-util-visit";
import { pictureFormats, pictureSizes, sizePicture, srcSetOf } from "../picture-widths";
import type { TreeNode } from "./article-tree";

export interface TocEntry {
  id: string;
  text: string;
}

/** Heading ids in all scripts, and `rel` of external links. */
export const finishingPlugins = [
  rehypeSlug,
  [rehypeExternalLinks, { rel: ["external", "noopener"], protocols: ["https"] }],
] as const;

/**
 * Adds sizes and widths to pictures in place; headings already have ids.
 * @returns the second-level headings, for a table of contents
 */
export function finishArticleTree(tree: TreeNode, staticDir: string): TocEntry[] {
  const toc: TocEntry[] = [];
  visit(tree, "element", (node: TreeNode) => {
    const properties = node.properties ?? {};
    if (node.tagName === "h2") toc.push({ id: String(properties.id), text: textOf(node as never) });
    if (node.tagName !== "img") return;
    const address = String(properties.src);
    Object.assign(node, pictureElement(properties, readFileSync(join(staticDir, address))));
    return SKIP;
  });
  return toc;
}

/** A responsive picture with its size, to avoid a layout shift. */
function pictureElement(properties: Record<string, unknown>, bytes: Uint8Array): Partial<TreeNode> {
  const { widthPx, heightPx, files } = sizePicture(String(properties.src), bytes);
  const image = {
    ...properties,
    width: widthPx,
    height: heightPx,
    loading: "lazy",
    decoding: "async",
  };
  const sources = pictureFormats.map((format) => ({
    type: `image/${format}`,
    srcSet: srcSetOf(files.filter((file) => file.format === format)),
    sizes: pictureSizes,
  }));
  if (files.length === 0) return { properties: image };
  const element = (tagName: string, properties: Record<string, unknown>, children: TreeNode[] = []) =>
    ({ type: "element", tagName, properties, children }) as TreeNode;
  return element("picture", {}, [
    ...sources.map((source) => element("source", source)),
    element("img", image),
  ]);
}
