import type { Node } from "gatsby";
import { languageOfCode } from "../../locales/languages";
import type { TransformerOptions } from "./plugin-options-schema";

/** Kinds of articles that become nodes here; blog and questions come from the API. */
export const nodeKinds = { guides: "Guide", authors: "Author", legal: "LegalText" } as const;
export type NodeKind = keyof typeof nodeKinds;

/** Position of a file in the content. */
export interface ArticlePlace {
  kind: NodeKind;
  id: string;
  /** Code of the language of a text; null: the folder's meta.yaml. */
  code: string | null;
}

/** Fields of gatsby-source-filesystem's nodes. */
export type FileNode = Node & { sourceInstanceName: string; relativePath: string; absolutePath: string };

/** "guides/us-passport/de.mdx" -> German text of a guide; null for other files. */
export function articlePlace(relativePath: string): ArticlePlace | null {
  const match = /^(guides|authors|legal)\/([^/]+)\/(?:(meta)\.yaml|([^/]+)\.mdx)$/.exec(relativePath);
  if (!match) return null;
  return { kind: match[1] as NodeKind, id: match[2]!, code: match[4] ?? null };
}

/** The place of a node of this plugin, or null. */
export function placeOfNode(
  node: Node,
  { sourceName, languages }: Pick<TransformerOptions, "sourceName" | "languages">,
): ArticlePlace | null {
  if (node.internal.type !== "File") return null;
  const file = node as FileNode;
  const place = file.sourceInstanceName === sourceName ? articlePlace(file.relativePath) : null;
  // Unknown language codes are kept, because they must be reported.
  const isLeftOut = place?.code && languageOfCode(place.code) && !languages.includes(place.code);
  return isLeftOut ? null : place;
}
