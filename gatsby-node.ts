import { loadTypeScript } from "./plugins/load-typescript";

export const {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateDevServer,
  onCreatePage,
  onCreateWebpackConfig,
  onPluginInit,
  onPostBuild,
  onPreBootstrap,
  sourceNodes,
} = loadTypeScript<typeof import("./src/gatsby/hooks")>("src/gatsby/hooks.ts");
