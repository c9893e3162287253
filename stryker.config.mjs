import { createRequire } from "node:module";

const { projects } = createRequire(import.meta.url)("./jest.config.js");

/** The rooms' own tests must find what is wrong in them: those that go through the server or whole photos are slow. */
const ownTests = projects.map((project) => ({
  ...project,
  testPathIgnorePatterns: [
    ...(project.testPathIgnorePatterns ?? []),
    "<rootDir>/tests/(content|plugins|scripts|server)/",
    "<rootDir>/tests/photo/(?!core/)",
    "<rootDir>/tests/contract/client-and-api",
  ],
}));

/** Mutation tests, on demand (tests/README.md). */
export default {
  testRunner: "jest",
  coverageAnalysis: "off",
  jest: { configFile: "jest.config.js", config: { projects: ownTests }, enableFindRelatedTests: true },
  mutate: [
    "{photo/core,contract,catalogue}/**/*.ts",
    "src/v5/**/*.ts",
    "src/features/photo/**/*.{ts,tsx}",
    "!**/*.d.ts",
  ],
  ignorePatterns: [".cache", "public", "static/images/samples", "out", ".data", "test-results"],
  reporters: ["clear-text", "progress"],
  clearTextReporter: { allowColor: false, logTests: false },
  thresholds: { high: 90, low: 80, break: 80 },
  concurrency: 2,
  dryRunTimeoutMinutes: 30,
  tempDirName: ".cache/stryker",
};
