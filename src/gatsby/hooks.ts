export { onPostBuild } from "./after-build/on-post-build";
export { createPages } from "./create-pages/create-pages";
export { createResolvers } from "./create-resolvers";
export { createSchemaCustomization } from "./create-schema";
export { onCreatePage } from "./on-create-page";
export { onCreateWebpackConfig } from "./on-create-webpack-config";
export { onPreBootstrap } from "./on-pre-bootstrap";
export { sourceNodes } from "./source-nodes";
