import { resolve } from "node:path";
import type { Node, NodePluginArgs } from "gatsby";
import { isHiddenText } from "../../catalogue/articles/drafts";
import { ContentError } from "../../catalogue/faults/content-error";
import { type ArticleContext, getArticleContext } from "./article-context";
import { articleFields, type TextPlace } from "./article-fields";
import { type FileNode, nodeKinds } from "./article-place";
import { faultFields } from "./fault-fields";
import type { TransformerOptions } from "./plugin-options-schema";

type Gatsby = Pick<
  NodePluginArgs,
  "actions" | "createContentDigest" | "createNodeId" | "getNode" | "reporter"
>;

interface Compiled {
  fields: Record<string, unknown>;
  digest: string;
}

/** In a preview, what each text was last compiled to, by the id of its node. */
const lastCompiled = new Map<string, Compiled>();
/** The faults of each text, of which a preview tells once. */
const lastSaid = new Map<string, string>();
const isPreview = () => process.env.gatsby_executing_command === "develop";

/** Of a node that Gatsby has kept from an earlier preview. */
export function rememberNode({ id, parent: _, children: _c, internal, ...fields }: Node): void {
  if (isPreview()) lastCompiled.set(id, { fields, digest: internal.description ?? "" });
}

/** Creates or updates the node of a text as a child of its file's node. */
export async function makeArticleNode(
  gatsby: Gatsby,
  options: TransformerOptions,
  file: FileNode,
  place: TextPlace,
): Promise<void> {
  const { actions, createContentDigest, createNodeId, getNode, reporter } = gatsby;
  const contentDir = resolve(options.contentDir);
  const type = nodeKinds[place.kind];
  const id = createNodeId(`${type} ${place.id} ${place.code}`);
  if (isHiddenText(file.absolutePath)) {
    // Left from a preview, or from before it became a draft.
    const known = getNode(id);
    if (known) actions.deleteNode(known);
    return;
  }
  const create = async ({ fields, digest }: Compiled) => {
    const internal = { type, contentDigest: createContentDigest(fields), description: digest };
    const node = { ...fields, id, parent: file.id, children: [], internal };
    await actions.createNode(node);
    actions.createParentChildLink({ parent: file, child: node as never });
  };
  // Gatsby has deleted the node with the old file, and may query its page before the text is compiled.
  const last = lastCompiled.get(id);
  if (last && !getNode(id)) await create(last);
  const compiled = await compile(options, place, contentDir, reporter);
  if (isPreview()) lastCompiled.set(id, compiled);
  await create(compiled);
}

async function compile(
  options: TransformerOptions,
  place: TextPlace,
  contentDir: string,
  reporter: Gatsby["reporter"],
): Promise<Compiled> {
  const name = `${place.kind}/${place.id}/${place.code}`;
  let context: ArticleContext | null = null;
  try {
    context = await getArticleContext(options);
    const fields = articleFields(place, contentDir, context);
    lastSaid.delete(name);
    return { fields, digest: context.digest };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    if (!isPreview() || ![...lastSaid.values()].includes(error.message)) reporter.panicOnBuild(error.message);
    lastSaid.set(name, error.message);
    // Only in previews.
    return { fields: faultFields(place, contentDir, error, context), digest: "has faults" };
  }
}
