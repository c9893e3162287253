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
 * Fetches everything first and makes nodes only then: an API that fails half-way leaves no half-made site. What was
 * made of the same folder of content before is left as it is.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (gatsby, pluginOptions) => {
  const { actions, cache, createContentDigest, createNodeId, getNodesByType, reporter, store } = gatsby;
  const options = pluginOptions as unknown as SourceOptions;
  const { apiUrl, languages } = options;
  const contentDir = resolve(options.contentDir);
  const { directory } = (store.getState() as { program: { directory: string } }).program;
  const hash = apiUrl === undefined ? contentHash(contentDir, languages) : null;
  const keptNodes = () => recordTypes.flatMap((type) => getNodesByType(type));
  // Otherwise Gatsby goes through all nodes for those that nobody touched.
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
    for (const node of keptNodes()) if (!made.has(node.id)) actions.deleteNode(node);
    if (hash !== null) writeContentCache(directory, hash);
    progress.done();
  } catch (error) {
    progress.done();
    const reason = (error as Error).message;
    // Faults of content name their places themselves.
    if (apiUrl === undefined) return reporter.panic(reason);
    const message =
      `The content could not be fetched. ${reason}\n` +
      `Check that the API runs at ${apiUrl}, or unset V5_API_URL: the build then reads its own content.`;
    // The API of a preview starts again at every edit, and not at all while the content is faulty.
    if (process.env.gatsby_executing_command !== "develop" || keptNodes().length === 0)
      return reporter.panic(message);
    reporter.warn(`${message}\nThe preview goes on with the content that it has.`);
  }
};
