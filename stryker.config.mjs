import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const { projects } = createRequire(import.meta.url)("./jest.config.js");
const [node, site] = projects;

/** What is tested on drawn people alone: the whole engine runs, half a minute a change. */
const onDrawnPeople = ["eyes-open", "face-checks", "gaze", "iris-spot", "lid-line"];

/** What one run changes, and which tests must notice: the group's own, which are fast. */
const groups = {
  units: {
    mutate: ["contract/{document/units,codes,patterns}.ts"],
    tests: "contract/{document/units,codes,patterns}",
    project: node,
  },
  contract: {
    // The others are schemas alone, which are made once at import.
    mutate: ["document/own-size", "patterns", "document/photo-rule", "pixel-ends", "document/units"].map(
      (file) => `contract/${file}.ts`,
    ),
    // Without the API's own, which start a server.
    tests: "contract/{document/own-size,patterns,document/photo-rule,pixel-ends,document/units}",
    project: node,
  },
  crop: { mutate: ["photo/core/crop/*.ts"], tests: "photo/core/crop/*", project: node },
  face: { mutate: ["photo/core/face/*.ts"], tests: "photo/core/face/*", project: node },
  jpeg: { mutate: ["photo/core/jpeg/*.ts"], tests: "photo/core/jpeg/*", project: node },
  raster: { mutate: ["photo/core/raster/*.ts"], tests: "photo/core/raster/*", project: node },
  sheet: { mutate: ["photo/core/sheet/*.ts"], tests: "photo/core/sheet/*", project: node },
  file: {
    // What reads pixels out of a damaged JPEG is tested with a limit of its cost.
    mutate: ["bytes", "image-*", "isobmff-*", "*-density", "padded-jpeg", "*-chunks", "jpeg-segments"].map(
      (file) => `photo/core/file/**/${file}.ts`,
    ),
    tests: "photo/core/file/**/{walkers,image-*,density,padded-jpeg}",
    project: node,
  },
  checks: {
    mutate: [
      "photo/core/checks/**/*.ts",
      ...onDrawnPeople.map((file) => `!photo/core/checks/face/**/${file}.ts`),
    ],
    tests: "photo/core/checks/**/!(drawn-people|eyes-open|gaze)",
    project: node,
  },
  matte: {
    // Whom and where to cut out is found with the model on a drawn person: half a minute a change.
    mutate: [
      "photo/core/matte/*.ts",
      ...["background", "person-matte"].map((file) => `!photo/core/matte/${file}.ts`),
    ],
    tests: "photo/core/matte/!(person-matte)",
    project: node,
  },
  guidance: {
    // The usual rule is a constant.
    mutate: ["photo/core/guidance/*.ts", "!photo/core/guidance/usual-rule.ts"],
    tests: "photo/core/guidance/*",
    project: node,
  },
  // The other files beside it are types and lists of words.
  core: { mutate: ["photo/core/units.ts"], tests: "photo/core/units", project: node },
  catalogue: {
    mutate: ["catalogue/**/*.{ts,tsx}"],
    // Faults of the content are tested by what a writer is told.
    tests: "catalogue/**/*",
    project: node,
  },
  v5: { mutate: ["src/v5/*.ts"], tests: "src/v5/*", project: site },
  photo: {
    mutate: ["src/features/photo/**/*.{ts,tsx}"],
    tests: "src/features/photo/**/*",
    project: site,
  },
};

const name = process.env.MUTATE_GROUP ?? "units";
const group = groups[name];
if (!group) throw new Error(`MUTATE_GROUP is "${name}"; there are ${Object.keys(groups).join(", ")}.`);

/** Lines of a file that one part of the sample has together: long enough for most whole statements. */
const linesTogether = 15;

/**
 * MUTATE_SAMPLE=4 changes a quarter of the lines, spread evenly over all files: a group of thousands of changes is
 * estimated in the time there is.
 */
function sampled(mutate, oneOf) {
  if (oneOf === 1) return mutate;
  // Git's own patterns know no braces.
  const patterns = mutate.flatMap((pattern) =>
    pattern.includes("{ts,tsx}") ? ["ts", "tsx"].map((end) => pattern.replace("{ts,tsx}", end)) : [pattern],
  );
  const files = execFileSync(
    "git",
    [
      "ls-files",
      ...patterns.map((pattern) =>
        pattern.startsWith("!") ? `:(glob,exclude)${pattern.slice(1)}` : `:(glob)${pattern}`,
      ),
    ],
    { encoding: "utf8" },
  );
  let part = 0;
  return files
    .trim()
    .split("\n")
    .flatMap((file) => {
      const count = readFileSync(file, "utf8").split("\n").length;
      const parts = Array.from({ length: Math.ceil(count / linesTogether) }, (_, i) => i * linesTogether);
      return parts
        .filter(() => part++ % oneOf === 0)
        .map((from) => `${file}:${from + 1}-${Math.min(count, from + linesTogether)}`);
    });
}

/** Mutation tests of one group, on demand (tests/README.md). */
export default {
  testRunner: "jest",
  coverageAnalysis: "perTest",
  // What runs once at import is noticed by every test or by none, and each such change would run them all.
  ignoreStatic: true,
  jest: {
    configFile: "jest.config.js",
    config: {
      ...group.project,
      // Stryker looks for it before Jest knows where the root is.
      testEnvironment: group.project.testEnvironment.replace("<rootDir>", import.meta.dirname),
      testMatch: [`<rootDir>/tests/${group.tests}.test.{ts,tsx}`],
      projects: undefined,
    },
    enableFindRelatedTests: false,
  },
  mutate: sampled(group.mutate, Number(process.env.MUTATE_SAMPLE ?? 1)),
  ignorePatterns: [".cache", "public", "out", ".data", "test-results", "docs"],
  reporters: ["clear-text", "progress-append-only"],
  clearTextReporter: { allowColor: false, logTests: false, allowEmojis: false },
  thresholds: { high: 90, low: 80, break: 80 },
  // A loaded machine is no endless loop.
  timeoutMS: 30_000,
  concurrency: Number(process.env.MUTATE_AT_ONCE ?? 2),
  tempDirName: ".cache/stryker",
};
