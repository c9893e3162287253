const { loadTypeScript } = require("./src/gatsby/load-typescript");

module.exports = loadTypeScript(require.resolve("./src/gatsby/config.ts")).gatsbyConfig;
