import { resolve } from "node:path";
import type { NodePluginArgs } from "gatsby";
import { ContentError } from "../../catalogue/faults/content-error";
import { openWorkshop, type WorkshopDirs } from "./article-context";
import { articleFields, faultFields } from "./article-fields";
import { type ArticlePlace, type FileNode, nodeKinds } from "./article-place";
import type { TransformerOptions } from "./plugin-options-schema";

type Gatsby = Pick<NodePluginArgs, "actions" | "createContentDigest" | "createNodeId" | "reporter">;

export const dirsOf = ({ contentDir, localesDir, staticDir }: TransformerOptions): WorkshopDirs => ({
  contentDir: resolve(contentDir),
  localesDir: resolve(localesDir),
  staticDir: resolve(staticDir),
});

/** Makes, or makes again, the node of one text below the node of its file. */
export async function makeArticleNode(
  gatsby: Gatsby,
  options: TransformerOptions,
  file: FileNode,
  place: ArticlePlace & { code: string },
): Promise<void> {
  const { actions, createContentDigest, createNodeId, reporter } = gatsby;
  const dirs = dirsOf(options);
  const type = nodeKinds[place.kind];
  let fields: Record<string, unknown>;
  let digest: string;
  try {
    const workshop = await openWorkshop(dirs);
    digest = workshop.digest;
    fields = articleFields(place, dirs.contentDir, workshop);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    reporter.panicOnBuild(error.message);
    // Only a preview comes here.
    fields = faultFields(place, error, dirs.contentDir);
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
