import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { loadContent } from "../../catalogue/content";
import { clearContentCache, contentHash, isContentCached, writeContentCache } from "./content-cache";
import { fetchRecords, recordTypes } from "./fetch-records";
import { folderContent } from "./folder-content";
import { withPictureAddresses } from "./picture-address";
import type { SourceOptions } from "./plugin-options-schema";
import { makeV5Client, type V5Get } from "./v5-client";

/**
 * Fetches everything before nodes are created: an API that fails half-way leaves no incomplete site. Nodes of
 * unchanged content are kept.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (gatsby, pluginOptions) => {
  const { actions, cache, createContentDigest, createNodeId, getNodesByType, reporter, store } = gatsby;
  const options = pluginOptions as unknown as SourceOptions;
  const { apiUrl, languages } = options;
  const contentDir = resolve(options.contentDir);
  const { directory } = (store.getState() as { program: { directory: string } }).program;
  const hash = apiUrl === undefined ? contentHash(contentDir, languages) : null;
  const existingNodes = () => recordTypes.flatMap((type) => getNodesByType(type));
  // Otherwise Gatsby would check all nodes for untouched ones.
  actions.enableStatefulSourceNodes?.();
  if (hash !== null && isContentCached(directory, hash) && getNodesByType("Language").length > 0) return;
  clearContentCache(directory);
  const nodeId = (type: string, key: string) => createNodeId(`gatsby-source-v5 ${type} ${key}`);
  const progress = reporter.createProgress("Documents, blog and questions", 0, 0);
  progress.start();
  const made = new Set<string>();
  try {
    const get =
      apiUrl === undefined
        ? folderContent(await loadContent(contentDir))
        : makeV5Client({ ...options, apiUrl, cache });
    const counted: V5Get = async (path, query) => {
      const answer = await get(path, query);
      progress.tick();
      return answer as never;
    };
    for (const { type, key, fields: answered } of await fetchRecords(counted, languages, nodeId)) {
      const fields = withPictureAddresses(answered, apiUrl);
      const id = nodeId(type, key);
      made.add(id);
      await actions.createNode({
        ...fields,
        id,
        parent: null,
        children: [],
        internal: { type, contentDigest: createContentDigest(fields) },
      });
    }
    for (const node of existingNodes()) if (!made.has(node.id)) actions.deleteNode(node);
    if (hash !== null) writeContentCache(directory, hash);
    progress.done();
  } catch (error) {
    progress.done();
    const reason = (error as Error).message;
    // Content faults already contain their file and line.
    const message =
      apiUrl === undefined
        ? reason
        : `The content could not be fetched. ${reason}\n` +
          `Check that the API runs at ${apiUrl}, or unset V5_API_URL: the build then reads its own content.`;
    // The content of a preview has faults while it is written, and the API of `npm run dev` restarts.
    if (process.env.gatsby_executing_command !== "develop" || existingNodes().length === 0)
      return reporter.panic(message);
    reporter.warn(`${message}\nThe pages keep the content that they have.`);
  }
};
