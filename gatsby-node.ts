export { createSchemaCustomization } from "./src/gatsby/create-schema";
export { onCreatePage } from "./src/gatsby/on-create-page";
export { onCreateWebpackConfig } from "./src/gatsby/on-create-webpack-config";
