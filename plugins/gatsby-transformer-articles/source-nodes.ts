import { existsSync } from "node:fs";
import type { GatsbyNode, Node } from "gatsby";
import { isHiddenText } from "../../catalogue/articles/drafts";
import { ContentError } from "../../catalogue/faults/content-error";
import { getArticleContext } from "./article-context";
import { type FileNode, nodeKinds, placeOfNode } from "./article-place";
import { makeArticleNode, rememberNode } from "./make-article-node";
import type { TransformerOptions } from "./plugin-options-schema";

/**
 * Gatsby keeps the nodes of unchanged files, but their HTML depends on templates and locales too: outdated texts are
 * compiled again here.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (gatsby, pluginOptions) => {
  const options = pluginOptions as unknown as TransformerOptions;
  const { getNode, getNodesByType, reporter } = gatsby;
  const kept = Object.values(nodeKinds).flatMap((type) => getNodesByType(type));
  if (kept.length === 0) return;
  for (const node of kept) rememberNode(node);
  try {
    const { digest } = await getArticleContext(options);
    for (const node of kept) await renewWhenStale(node, digest);
    await makePublished();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    reporter.panicOnBuild(error.message);
  }

  /** Texts that were drafts when their files were read. */
  async function makePublished(): Promise<void> {
    for (const file of getNodesByType("File") as FileNode[]) {
      const place = placeOfNode(file, options);
      if (place?.code && !file.children.some(getNode) && existsSync(file.absolutePath))
        await makeArticleNode(gatsby, options, file, { ...place, code: place.code });
    }
  }

  async function renewWhenStale(node: Node, digest: string): Promise<void> {
    const isKnown = node.internal.description === digest;
    const file = getNode(node.parent ?? "") as FileNode | undefined;
    const place = file && placeOfNode(file, options);
    // The node of a deleted file still exists here; Gatsby removes it, with its text, after sourcing.
    if (!file || !place?.code || !existsSync(file.absolutePath)) return;
    if (!isKnown || isHiddenText(file.absolutePath))
      await makeArticleNode(gatsby, options, file, { ...place, code: place.code });
  }
};
