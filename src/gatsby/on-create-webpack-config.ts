import { dirname, join } from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Compiler, Configuration, RuleSetRule } from "webpack";
import { chunkLoadTimeoutMs } from "../constants";
import { browserVersion, compileOwnCode } from "./compile-own-code";
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
 * Leaves the hashes of child compilations out of the hashes of the bundle, which every page carries, and of the HTML renderer.
 * Children (of style sheets) exist only where something is compiled anew, so that the first rebuild after a clean one would
 * have another hash for the same scripts: every page written again, every visitor sent through a full load.
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

/** Scripts that a page begins with: its own and those of every page. */
const isOfPage = (chunkGroup: string): boolean =>
  chunkGroup === "app" || chunkGroup.startsWith("component---");

/**
 * Tells V8 (https://v8.dev/blog/explicit-compile-hints) to read their functions beside the page, while the file comes:
 * each would else be compiled when it is first called, and holds the page up then. Other engines see a comment.
 */
const compileAhead = {
  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.compilation.tap("compile-ahead", (compilation) => {
      // Minified already, and maps of sources still to be written.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: "compile-ahead", stage }, () => {
        const groups = [...compilation.namedChunkGroups].filter(([name]) => isOfPage(name));
        const files = new Set(groups.flatMap(([, group]) => group.getFiles()));
        for (const file of files)
          if (file.endsWith(".js"))
            compilation.updateAsset(
              file,
              (source) => new sources.ConcatSource("//# allFunctionsCalledOnLoad\n", source),
            );
      });
    });
  },
};

/**
 * What Gatsby and its plugins would bring to every page though none uses it: their forms of `<Script>` and, of the
 * i18n plugin, the visitor's redirection and a message of development.
 */
const unused = {
  "gatsby-script$": false,
  "@builder.io/partytown/integration$": false,
  "browser-lang$": false,
  outdent$: false,
} as const;

/** The module of a package by its path inside: packages export their CommonJS form to whoever asks by `require`. */
const inPackage = (name: string, path: string): string =>
  join(dirname(require.resolve(`${name}/package.json`)), path);

/**
 * The i18n plugin is CommonJS, so that all of what it names would come along: it gets the one module that it uses of
 * `react-i18next`, and the form of `i18next` that shares its helpers with the others.
 */
const forI18nPlugin = {
  test: /[\\/]gatsby-plugin-react-i18next[\\/]dist[\\/]plugin[\\/]/,
  resolve: {
    alias: {
      "react-i18next$": inPackage("react-i18next", "dist/es/I18nextProvider.js"),
      i18next$: inPackage("i18next", "dist/esm/i18next.js"),
    },
  },
};

/**
 * Thunks come later than slices. As another module of the package, what makes thunks (1 kB) is packed with them; as the same,
 * every page would have it.
 */
const forLazyThunks = {
  test: /[\\/]features[\\/]photo[\\/]actions[\\/]/,
  resolve: {
    alias: { "@reduxjs/toolkit$": inPackage("@reduxjs/toolkit", "dist/redux-toolkit.legacy-esm.js") },
  },
};

/** Its own manifest says so; the one beside its modules, which is nearer, says nothing. */
const reactI18nextIsPure = { test: /[\\/]react-i18next[\\/]dist[\\/]es[\\/]/, sideEffects: false };

/** Babel's helpers in one form: libraries ask for either, and each would come twice. */
const sameHelpers = [
  /^@babel\/runtime\/helpers\/(?!esm\/|interopRequire)\w+$/,
  (asked: { request: string }) => {
    asked.request = asked.request.replace("/helpers/", "/helpers/esm/");
  },
] as const;

/** Gatsby minifies for ES5, with Terser, which took 40 s of processor time for the scripts of this site. */
function minifyWithSwc(minimizers: readonly unknown[] | undefined): void {
  interface Minimizer {
    constructor: { name: string; swcMinify?: unknown };
    options: { minimizer: { implementation: unknown; options: object } };
  }
  for (const plugin of (minimizers ?? []) as Minimizer[])
    if (plugin.constructor.name === "TerserPlugin") {
      const { minimizer } = plugin.options;
      minimizer.implementation = plugin.constructor.swcMinify;
      minimizer.options = { ecma: browserVersion, compress: { passes: 2 }, mangle: true };
    }
}

/** What the pages read of the environment. */
export const pageVariables = [
  "BUILD_STAGE",
  "GATSBY_OFFLINE",
  "GATSBY_PHOTO_MODE",
  "GATSBY_PREVIEW",
  "GATSBY_PSEUDO",
  "GATSBY_SUPPORT_EMAIL",
  "GATSBY_V5_BASE",
  "NODE_ENV",
];
const readVariables = new Set(pageVariables.map((name) => `process.env.${name}`));

/**
 * Gatsby writes the whole environment into what draws the pages: from another terminal, with a variable more or less, or for
 * other languages, it would compile all of that anew, and draw every page.
 */
function leaveOutEnvironment(plugins: readonly unknown[] | undefined): void {
  for (const plugin of (plugins ?? []) as { constructor: { name: string }; definitions?: object }[])
    if (plugin.constructor.name === "DefinePlugin")
      for (const name of Object.keys(plugin.definitions ?? {}))
        if (name.startsWith("process.env.") && !readVariables.has(name))
          Reflect.deleteProperty(plugin.definitions!, name);
}

/**
 * What fewer bytes of source share is packed into each page: of Gatsby's 20,000, three and a half are sent, less than a
 * request of its own is worth.
 */
const sharedChunkBytes = 25_000;

/** Modules of styles do not depend on their order; thousands of warnings would hide what a preview has to say. */
function ignoreOrderOfStyles(plugins: readonly unknown[] | undefined): void {
  for (const plugin of (plugins ?? []) as { constructor: { name: string }; options?: object }[])
    if (plugin.constructor.name === "MiniCssExtractPlugin")
      Object.assign(plugin.options ?? {}, { ignoreOrder: true });
}

/** Gatsby checks each file with ESLint while it makes the bundle of a preview, by rules of its own; `npm run lint` has ours. */
const withoutEslint = (plugins: Configuration["plugins"]): Configuration["plugins"] =>
  plugins?.filter((plugin) => plugin?.constructor.name !== "ESLintWebpackPlugin");

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  getConfig,
  plugins,
  stage,
}) => {
  const config = getConfig() as Configuration & { module: { rules: RuleSetRule[] } };
  const { plugins: given, optimization } = config;
  ignoreOrderOfStyles(given);
  if (stage.startsWith("build")) leaveOutEnvironment(given);
  minifyWithSwc(optimization?.minimizer);
  const isBundle = stage === "build-javascript";
  if (isBundle || stage === "build-html" || stage === "develop") {
    const rules = compileOwnCode(config.module.rules, stage);
    actions.replaceWebpackConfig({
      ...config,
      plugins: withoutEslint(given),
      module: { ...config.module, rules },
    });
  }
  actions.setWebpackConfig({
    output,
    // Its server says of each early request that it waits.
    infrastructureLogging: { level: "warn" },
    ...(isBundle && {
      resolve: { alias: unused },
      module: { rules: [forI18nPlugin, forLazyThunks, reactI18nextIsPure] },
    }),
    plugins: [
      plugins.define({ photoEnginePath: JSON.stringify(enginePath()) }),
      ...(stage === "build-html" ? [sameHash] : []),
      ...(isBundle ? [sameHash, compileAhead, plugins.normalModuleReplacement(...sameHelpers)] : []),
    ],
    ...(isBundle && {
      optimization: { splitChunks: { minSize: sharedChunkBytes, cacheGroups: { calls, styles } } },
    }),
  });
};
