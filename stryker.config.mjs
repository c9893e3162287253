import { createRequire } from "node:module";

const { projects } = createRequire(import.meta.url)("./jest.config.js");
const [node, site] = projects;

/** What one run changes, and which tests must notice: the room's own, which are fast. */
const rooms = {
  units: {
    mutate: ["contract/{units,codes,patterns}.ts"],
    tests: "contract/{units,codes,patterns}",
    project: node,
  },
  contract: { mutate: ["contract/*.ts"], tests: "contract/*", project: node },
  crop: { mutate: ["photo/core/crop/*.ts"], tests: "photo/core/crop/*", project: node },
  sheet: { mutate: ["photo/core/sheet/*.ts"], tests: "photo/core/sheet/*", project: node },
  file: { mutate: ["photo/core/file/*.ts"], tests: "photo/core/file/{walkers,image-*}", project: node },
  checks: { mutate: ["photo/core/checks/*.ts"], tests: "photo/core/checks/*", project: node },
  catalogue: { mutate: ["catalogue/**/*.{ts,tsx}"], tests: "catalogue/**/*", project: node },
  v5: { mutate: ["src/v5/*.ts"], tests: "src/v5/*", project: site },
};

const name = process.env.MUTATE_ROOM ?? "units";
const room = rooms[name];
if (!room) throw new Error(`MUTATE_ROOM is "${name}"; there are ${Object.keys(rooms).join(", ")}.`);

/** Mutation tests of one room, on demand (tests/README.md). */
export default {
  testRunner: "jest",
  coverageAnalysis: "perTest",
  jest: {
    configFile: "jest.config.js",
    config: {
      ...room.project,
      // Stryker looks for it before Jest knows where the root is.
      testEnvironment: room.project.testEnvironment.replace("<rootDir>", import.meta.dirname),
      testMatch: [`<rootDir>/tests/${room.tests}.test.{ts,tsx}`],
      projects: undefined,
    },
    enableFindRelatedTests: false,
  },
  mutate: room.mutate,
  ignorePatterns: [".cache", "public", "static", "out", ".data", "test-results", "docs"],
  reporters: ["clear-text", "progress-append-only"],
  clearTextReporter: { allowColor: false, logTests: false, allowEmojis: false },
  thresholds: { high: 90, low: 80, break: 80 },
  // A loaded machine is no endless loop.
  timeoutMS: 30_000,
  concurrency: Number(process.env.MUTATE_AT_ONCE ?? 2),
  tempDirName: ".cache/stryker",
};
