import { resolve } from "node:path";
import type { GatsbyNode, Node } from "gatsby";
import { type FileNode, placeOfNode } from "./article-place";
import { makeArticleNode } from "./make-article-node";
import type { TransformerOptions } from "./plugin-options-schema";
import { hasPictures, writePictureWidths } from "./write-picture-widths";

export const shouldOnCreateNode: GatsbyNode["shouldOnCreateNode"] = ({ node }, pluginOptions) =>
  placeOfNode(node as unknown as Node, pluginOptions as unknown as TransformerOptions) !== null ||
  (process.env.gatsby_executing_command === "develop" && hasPictures(node as unknown as Node));

/** Creates the node of a new or changed text; a changed meta.yaml updates existing nodes beside it. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (gatsby, pluginOptions) => {
  const options = pluginOptions as unknown as TransformerOptions;
  const file = gatsby.node as FileNode;
  const place = placeOfNode(file, options);
  if (!place)
    // Previews write picture widths immediately, builds at the end.
    return writePictureWidths([file], resolve(options.contentDir), false).catch((error: Error) => {
      gatsby.reporter.error(error.message);
    });
  const { kind, id, code } = place;
  if (code !== null) return makeArticleNode(gatsby, options, file, { kind, id, code });
  for (const node of gatsby.getNodesByType("File") as FileNode[]) {
    if (node.children.length === 0) continue;
    const beside = placeOfNode(node, options);
    if (beside?.kind === kind && beside.id === id && beside.code !== null)
      await makeArticleNode(gatsby, options, node, { kind, id, code: beside.code });
  }
};
