const { loadTypeScript } = require("../../src/gatsby/load-typescript");

module.exports = loadTypeScript(require.resolve("./hooks.ts"));
