const { register } = require("tsx/cjs/api");

/** Loads a TypeScript module with all that it imports. Gatsby's own modules, loaded before and after, stay as they are. */
exports.loadTypeScript = (file) => {
  const unregister = register();
  try {
    return require(file);
  } finally {
    unregister();
  }
};
