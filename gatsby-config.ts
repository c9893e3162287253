import { loadTypeScript } from "./plugins/load-typescript";

const { gatsbyConfig } = loadTypeScript<typeof import("./src/gatsby/config")>("src/gatsby/config.ts");

export default gatsbyConfig;
