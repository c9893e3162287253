import type { GatsbyNode } from "gatsby";
import { embeddedUrlVariable, startEmbeddedServer } from "./embedded-server";
import { fetchRecords, recordTypes } from "./fetch-records";
import { contentPrintVariable, forgetContent, isContentKept, keepContent } from "./kept-content";
import { withPictureAddresses } from "./picture-address";
import type { SourceOptions } from "./plugin-options-schema";
import { makeV5Client } from "./v5-client";

/**
 * Fetches everything first and makes nodes only then: an API that fails half-way leaves no half-made site. What was
 * made of the same content before is left as it is.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (gatsby, pluginOptions) => {
  const { actions, cache, createContentDigest, createNodeId, getNodesByType, reporter, store } = gatsby;
  const options = pluginOptions as unknown as SourceOptions;
  const { directory } = (store.getState() as { program: { directory: string } }).program;
  const print = options.apiUrl === undefined ? (process.env[contentPrintVariable] ?? "") : "";
  const keptNodes = () => recordTypes.flatMap((type) => getNodesByType(type));
  // Otherwise Gatsby goes through all nodes for those that nobody touched.
  actions.enableStatefulSourceNodes?.();
  if (isContentKept(directory, print) && getNodesByType("Language").length > 0) {
    reporter.info("The content of the v5 API is that of the build before");
    return;
  }
  forgetContent(directory);
  const nodeId = (type: string, key: string) => createNodeId(`gatsby-source-v5 ${type} ${key}`);
  const progress = reporter.createProgress("Content from the v5 API (answers)", 0, 0);
  progress.start();
  let answers = 0;
  const made = new Set<string>();
  try {
    const running = options.apiUrl ?? (process.env[embeddedUrlVariable] || undefined);
    const embedded = running ? null : await startEmbeddedServer(process.cwd(), options.languages);
    try {
      await embedded?.listening;
      const get = makeV5Client({
        ...options,
        apiUrl: running ?? embedded!.url,
        cache,
        isLocal: options.apiUrl === undefined,
        onAnswer: () => {
          answers++;
          progress.tick();
        },
      });
      const fetched = fetchRecords(get, options.languages, nodeId);
      for (const { type, key, fields: answered } of await (embedded
        ? Promise.race([fetched, embedded.failure])
        : fetched)) {
        const fields = withPictureAddresses(answered, options.apiUrl);
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
    } finally {
      await embedded?.stop();
    }
    for (const node of keptNodes()) if (!made.has(node.id)) actions.deleteNode(node);
    keepContent(directory, print);
    progress.setStatus(`${answers} answers in ${options.languages.length} languages`);
    progress.done();
  } catch (error) {
    progress.done();
    const advice = options.apiUrl
      ? `Check that the API runs at ${options.apiUrl}, or unset V5_API_URL: the build then starts its own.`
      : "`npm run api` starts the same server by itself and shows what is wrong.";
    const message = `The content could not be fetched. ${(error as Error).message}\n${advice}`;
    // The API of a preview starts again at every edit, and not at all while the content is faulty.
    if (process.env.gatsby_executing_command !== "develop" || keptNodes().length === 0)
      return reporter.panic(message);
    reporter.warn(`${message}\nThe preview goes on with the content that it has.`);
  }
};
