const { loadTypeScript } = require("./plugins/load-typescript");

module.exports = loadTypeScript(require.resolve("./src/gatsby/hooks.ts"));
