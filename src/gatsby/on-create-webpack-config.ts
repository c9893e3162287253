import type { GatsbyNode } from "gatsby";
import { chunkLoadTimeoutMs } from "../constants";

/** A chunk that has not come within this time is a ChunkLoadError, which reloads the page once. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions }) => {
  actions.setWebpackConfig({ output: { chunkLoadTimeout: chunkLoadTimeoutMs } });
};
