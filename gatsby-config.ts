export { gatsbyConfig as default } from "./src/gatsby/config";
