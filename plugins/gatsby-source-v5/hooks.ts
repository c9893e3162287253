export { createSchemaCustomization } from "./create-schema-customization";
export { pluginOptionsSchema } from "./plugin-options-schema";
export { sourceNodes } from "./source-nodes";
