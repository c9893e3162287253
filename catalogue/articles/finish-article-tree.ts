import { readFileSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";
import { nodesOf, type TreeNode, textOf } from "./article-tree";

export interface TocEntry {
  id: string;
  text: string;
}

/**
 * Gives headings their ids, links to elsewhere their relation and pictures their size, in place.
 *
 * @returns the second-level headings, for a table of contents.
 */
export function finishArticleTree(tree: TreeNode, staticDir: string): TocEntry[] {
  const toc: TocEntry[] = [];
  const taken = new Set<string>();
  for (const node of nodesOf(tree)) {
    if (node.type !== "element") continue;
    const properties = node.properties ?? {};
    node.properties = properties;
    if (/^h[2-4]$/.test(node.tagName ?? "")) {
      const text = textOf(node);
      properties.id = uniqueId(text, taken);
      if (node.tagName === "h2") toc.push({ id: String(properties.id), text });
    } else if (node.tagName === "a") {
      if (String(properties.href).startsWith("https://")) properties.rel = ["external", "noopener"];
    } else if (node.tagName === "img") {
      const { width, height } = imageSize(readFileSync(join(staticDir, String(properties.src))));
      Object.assign(properties, { width, height, loading: "lazy", decoding: "async" });
    }
  }
  return toc;
}

/** "Printing and handing in" -> "printing-and-handing-in"; letters of every script are kept. */
function uniqueId(text: string, taken: Set<string>): string {
  const words = text.toLowerCase().match(/[\p{Letter}\p{Mark}\p{Number}]+/gu) ?? ["part"];
  const base = words.join("-");
  let id = base;
  for (let n = 2; taken.has(id); n++) id = `${base}-${n}`;
  taken.add(id);
  return id;
}
