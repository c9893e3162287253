export { onPostBuild } from "./src/gatsby/after-build/on-post-build";
export { createPages } from "./src/gatsby/create-pages/create-pages";
export { createResolvers } from "./src/gatsby/create-resolvers";
export { createSchemaCustomization } from "./src/gatsby/create-schema";
export { onCreatePage } from "./src/gatsby/on-create-page";
export { onCreateWebpackConfig } from "./src/gatsby/on-create-webpack-config";
