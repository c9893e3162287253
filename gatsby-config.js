const { loadTypeScript } = require("./plugins/load-typescript");

module.exports = loadTypeScript(require.resolve("./src/gatsby/config.ts")).gatsbyConfig;
