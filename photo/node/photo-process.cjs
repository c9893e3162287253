// A process does not inherit the TypeScript loader of its parent: each registers its own.
require("tsx/cjs/api").register();
require("./serve-jobs.ts");
