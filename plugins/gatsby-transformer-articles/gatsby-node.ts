import { loadTypeScript } from "../load-typescript";

export const {
  createSchemaCustomization,
  onCreateNode,
  onPostBuild,
  pluginOptionsSchema,
  shouldOnCreateNode,
  sourceNodes,
} = loadTypeScript<typeof import("./hooks")>("plugins/gatsby-transformer-articles/hooks.ts");
