import type { GatsbyNode } from "gatsby";
import { chunkLoadTimeoutMs } from "../constants";

interface WebpackConfig {
  optimization?: { splitChunks?: { cacheGroups?: Record<string, unknown> } };
}

/**
 * A chunk that has not come within this time is a ChunkLoadError, which reloads the page once. And each page gets
 * the styles of its own components only: Gatsby would put those of the whole site into the HTML of every page.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage, getConfig }) => {
  actions.setWebpackConfig({ output: { chunkLoadTimeout: chunkLoadTimeoutMs } });
  if (stage !== "build-javascript") return;
  const config = getConfig() as WebpackConfig;
  delete config.optimization?.splitChunks?.cacheGroups?.styles;
  actions.replaceWebpackConfig(config as never);
};
