export { createSchemaCustomization } from "./create-schema-customization";
export { onCreateNode, shouldOnCreateNode } from "./on-create-node";
export { onPostBuild } from "./on-post-build";
export { pluginOptionsSchema } from "./plugin-options-schema";
export { sourceNodes } from "./source-nodes";
