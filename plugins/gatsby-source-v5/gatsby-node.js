const { loadTypeScript } = require("../load-typescript");

module.exports = loadTypeScript(require.resolve("./hooks.ts"));
