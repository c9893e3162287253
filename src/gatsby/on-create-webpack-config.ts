import type { GatsbyNode } from "gatsby";
import { chunkLoadTimeoutMs } from "../constants";

/** A chunk that has not come within this time is a ChunkLoadError, which reloads the page once. */
const output = { chunkLoadTimeout: chunkLoadTimeoutMs };

/** The part that makes calls has a chunk of its own: a page of text does not wait for it. */
const calls = {
  name: "calls",
  test: /[\\/]node_modules[\\/]axios[\\/]/,
  chunks: "all",
  priority: 45,
  enforce: true,
};

/**
 * Each page gets the styles of its own components only: Gatsby would put those of the whole site, one sheet, into
 * the HTML of every page. `false` takes a group away.
 */
const styles = false;

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage }) => {
  const isBundle = stage === "build-javascript";
  actions.setWebpackConfig({
    output,
    ...(isBundle ? { optimization: { splitChunks: { cacheGroups: { calls, styles } } } } : {}),
  });
};
