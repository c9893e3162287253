// A thread does not inherit the TypeScript loader of its parent on Node 20: each registers its own.
require("tsx/cjs/api").register();
module.exports = require("./photo-worker.ts").default;
