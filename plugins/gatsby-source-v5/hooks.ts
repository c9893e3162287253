export { createSchemaCustomization } from "./create-schema-customization";
export { onPreInit } from "./on-pre-init";
export { pluginOptionsSchema } from "./plugin-options-schema";
export { sourceNodes } from "./source-nodes";
