/** Top-level folders with code, whose imports `.dependency-cruiser.cjs` has rules for. */
export const codeFolders =
  "build catalogue contract drawing element locales photo plugins scripts server src tools".split(" ");
