import { join, resolve } from "node:path";
import type { NodePluginArgs } from "gatsby";
import { isHiddenFolder } from "../../catalogue/articles/drafts";
import { ContentError } from "../../catalogue/faults/content-error";
import { type ArticleContext, getArticleContext } from "./article-context";
import { articleFields } from "./article-fields";
import { type ArticlePlace, type FileNode, nodeKinds } from "./article-place";
import { faultFields } from "./fault-fields";
import type { TransformerOptions } from "./plugin-options-schema";

type Gatsby = Pick<
  NodePluginArgs,
  "actions" | "createContentDigest" | "createNodeId" | "getNode" | "reporter"
>;

/** Creates or updates the node of a text as a child of its file's node. */
export async function makeArticleNode(
  gatsby: Gatsby,
  options: TransformerOptions,
  file: FileNode,
  place: ArticlePlace & { code: string },
): Promise<void> {
  const { actions, createContentDigest, createNodeId, getNode, reporter } = gatsby;
  const contentDir = resolve(options.contentDir);
  const type = nodeKinds[place.kind];
  if (isHiddenFolder(join(contentDir, place.kind, place.id))) {
    // Left from a preview, or from before it became a draft.
    const known = getNode(createNodeId(`${type} ${place.id} ${place.code}`));
    if (known) actions.deleteNode(known);
    return;
  }
  let fields: Record<string, unknown>;
  let digest: string;
  let context: ArticleContext | null = null;
  try {
    context = await getArticleContext(options);
    digest = context.digest;
    fields = articleFields(place, contentDir, context);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    reporter.panicOnBuild(error.message);
    // Only in previews.
    fields = faultFields(place, contentDir, error, context);
    digest = "has faults";
  }
  const node = {
    ...fields,
    id: createNodeId(`${type} ${place.id} ${place.code}`),
    parent: file.id,
    children: [],
    internal: { type, contentDigest: createContentDigest(fields), description: digest },
  };
  await actions.createNode(node);
  actions.createParentChildLink({ parent: file, child: node as never });
}
