const { availableParallelism } = require("node:os");

/** Packages that come as ES modules only, by the start of their names. Tests run as CommonJS: these are compiled too. */
const esModulesOnly = [
  "typebox",
  "@litertjs/",
  "@mdx-js/",
  "idb-keyval",
  "p-limit",
  "p-retry",
  "yocto-queue",
  // What MDX is made of.
  ..."bail ccount character- collapse- comma- decode-named- devlop esast- estree- github-slugger hast- html- is- longest-".split(
    " ",
  ),
  ..."markdown- mdast- micromark parse-entities property-information recma- rehype- remark- space-".split(
    " ",
  ),
  ..."stringify-entities trim-lines trough unified unist- vfile zwitch @ungap/structured-clone".split(" "),
];

const shared = {
  transform: {
    "\\.[cm]?[jt]sx?$": [
      "@swc/jest",
      {
        jsc: {
          target: "es2022",
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic" } },
        },
      },
    ],
  },
  // As tsx looks: TypeScript first, before a loader of the same name.
  moduleFileExtensions: ["ts", "tsx", "js", "mjs", "cjs", "jsx", "json", "node"],
  transformIgnorePatterns: [`/node_modules/(?!(${esModulesOnly.join("|")}))`],
  // A module of a test looks up a global 300 times more slowly than Node: loops over pixels get theirs as parameters.
  sandboxInjectedGlobals: [
    ..."Array ArrayBuffer Buffer DataView Float32Array Float64Array Int16Array Int32Array Int8Array".split(
      " ",
    ),
    ..."Map Math Number Object Set String Uint16Array Uint32Array Uint8Array Uint8ClampedArray".split(" "),
  ],
  // Tests say what they use: import { expect, it } from "@jest/globals".
  injectGlobals: false,
  restoreMocks: true,
  fakeTimers: { doNotFake: ["nextTick", "queueMicrotask"] },
  moduleNameMapper: {
    // It names no way in for CommonJS.
    "^estree-walker$": "<rootDir>/node_modules/estree-walker/src/index.js",
  },
};

/** Two kinds of unit tests: those of the site get a document, all others run in plain Node. */
module.exports = {
  // A machine that does much else at a time.
  testTimeout: 300_000,
  // More than there are cores: tests of servers and processes wait for them, and leave a core idle.
  maxWorkers: Math.ceil(1.5 * availableParallelism()),
  testSequencer: "<rootDir>/tests/longest-first-sequencer.js",
  projects: [
    {
      ...shared,
      displayName: "node",
      testEnvironment: "node",
      testMatch: ["<rootDir>/tests/**/*.test.ts"],
      testPathIgnorePatterns: ["<rootDir>/tests/src/", "<rootDir>/tests/e2e/"],
    },
    {
      ...shared,
      displayName: "site",
      testEnvironment: "<rootDir>/tests/site-environment.js",
      moduleNameMapper: {
        ...shared.moduleNameMapper,
        "\\.css$": "<rootDir>/tests/mocks/css-module.js",
        "^gatsby$": "<rootDir>/tests/mocks/gatsby.tsx",
      },
      testMatch: ["<rootDir>/tests/src/**/*.test.{ts,tsx}"],
    },
  ],
};
