import { loadTypeScript } from "../load-typescript";

export const { createSchemaCustomization, pluginOptionsSchema, sourceNodes } = loadTypeScript<
  typeof import("./hooks")
>("plugins/gatsby-source-v5/hooks.ts");
