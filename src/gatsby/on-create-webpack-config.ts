import type { GatsbyNode } from "gatsby";
import type { Compiler } from "webpack";
import { chunkLoadTimeoutMs } from "../constants";
import { enginePath } from "./engine-files";

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

/**
 * Leaves the hashes of child compilations out of the one that every page carries. Children (of style sheets) exist
 * only where something is compiled anew, so that the first rebuild after a clean one would have another hash for the
 * same scripts: every page written again, every visitor sent through a full load.
 */
const sameHash = {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap("same-hash", (compilation) => {
      const { children } = compilation;
      compilation.hooks.beforeHash.tap("same-hash", () => {
        compilation.children = [];
      });
      compilation.hooks.afterHash.tap("same-hash", () => {
        compilation.children = children;
      });
    });
  },
};

/** What Gatsby itself and the pages may read of the environment. */
const readVariable = /^process\.env\.(GATSBY_\w+|NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT)$/;

/**
 * Gatsby writes the whole environment into what draws the pages: from another terminal, with a variable more or less, it
 * would compile all of that anew, and draw every page.
 */
function leaveOutEnvironment(plugins: readonly unknown[] | undefined): void {
  for (const plugin of (plugins ?? []) as { constructor: { name: string }; definitions?: object }[])
    if (plugin.constructor.name === "DefinePlugin")
      for (const name of Object.keys(plugin.definitions ?? {}))
        if (name.startsWith("process.env.") && !readVariable.test(name))
          Reflect.deleteProperty(plugin.definitions!, name);
}

/** Modules of styles do not depend on their order; thousands of warnings would hide what a preview has to say. */
function ignoreOrderOfStyles(plugins: readonly unknown[] | undefined): void {
  for (const plugin of (plugins ?? []) as { constructor: { name: string }; options?: object }[])
    if (plugin.constructor.name === "MiniCssExtractPlugin")
      Object.assign(plugin.options ?? {}, { ignoreOrder: true });
}

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  getConfig,
  plugins,
  stage,
}) => {
  const { plugins: given } = getConfig() as { plugins?: unknown[] };
  ignoreOrderOfStyles(given);
  leaveOutEnvironment(given);
  const isBundle = stage === "build-javascript";
  actions.setWebpackConfig({
    output,
    plugins: [
      plugins.define({ photoEnginePath: JSON.stringify(enginePath()) }),
      ...(isBundle ? [sameHash] : []),
    ],
    ...(isBundle && { optimization: { splitChunks: { cacheGroups: { calls, styles } } } }),
  });
};
