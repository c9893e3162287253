import { execFileSync } from "node:child_process";
import { relative } from "node:path";
import { nearestTests } from "./nearest-tests";
import { clockTime, type Result, type Step } from "./run-steps";

/** Existing files that differ from the merge base of `since` and HEAD, committed or not. */
export function changedFiles(since: string, folder = process.cwd()): string[] {
  const git = (...args: string[]): string[] =>
    execFileSync("git", args, { cwd: folder, encoding: "utf8" }).split("\n").filter(Boolean);
  const [from] = git("merge-base", since, "HEAD");
  return [
    ...git("diff", "--name-only", "--diff-filter=d", "--relative", from!),
    ...git("ls-files", "--others", "--exclude-standard"),
  ].sort();
}

const jest = (...args: string[]): string[] => [process.execPath, "node_modules/jest/bin/jest.js", ...args];
const importable = /\.(ts|tsx|js|cjs|mjs|json)$/;

export interface ChangedRun {
  rows: Step[][];
  /** Unit tests to run. */
  tests: string[];
  /** Related unit tests that are left out because they take half a minute or more. */
  longTests: string[];
  /** Changed files that tests may read without importing them. */
  outsideImports: string[];
}

const unitName = "unit and API";
/** Time limit for the unit tests. */
export const unitSeconds = 100;

/** Unit tests that import one of these files, directly or indirectly. */
export function relatedTests(files: readonly string[]): string[] {
  const imported = files.filter((file) => importable.test(file) && !file.startsWith("tests/e2e/"));
  if (imported.length === 0) return [];
  const [command, ...list] = jest("--listTests", "--findRelatedTests", ...imported);
  return execFileSync(command!, list, { encoding: "utf8" })
    .split("\n")
    .filter(Boolean)
    .map((path) => relative(process.cwd(), path));
}

/** Plans a run for changed files: linter, types, and the unit tests that import them directly or indirectly. */
export function changedRun(
  files: readonly string[],
  longest: readonly string[],
  related: readonly string[] = relatedTests(files),
): ChangedRun {
  const isLong = (file: string): boolean =>
    longest.includes(file.replace(/^tests\//, "").replace(/\.test\.tsx?$/, ""));
  const longTests = related.filter((file) => isLong(file) && !files.includes(file));
  const tests = related.filter((file) => !longTests.includes(file));
  const biome = ["npx", "biome", "check", "--no-errors-on-unmatched", "--files-ignore-unknown=true"];
  const isContent = files.some((file) => /^(content|locales)\//.test(file));
  const checks: Step[] = [
    { name: "format and lint", command: [...biome, ...files] },
    { name: "imports", command: ["npm", "run", "--silent", "lint:imports"] },
    { name: "types", command: ["npm", "run", "--silent", "types"] },
    ...(isContent ? [{ name: "content", command: ["npm", "run", "--silent", "check:content"] }] : []),
  ];
  const unit: Step = {
    name: unitName,
    command: jest("--testSequencer", "./tests/nearest-first-sequencer.js", "--runTestsByPath", ...tests),
    env: { PHOTOGRAPHS: "none", NEAREST_TESTS: JSON.stringify(nearestTests(tests, files)) },
    limitSeconds: unitSeconds,
  };
  return {
    rows: files.length === 0 ? [] : [checks, ...(tests.length > 0 ? [[unit]] : [])],
    tests,
    longTests,
    outsideImports: files.filter(
      (file) => !importable.test(file) || file.endsWith(".json") || /^(content|locales)\//.test(file),
    ),
  };
}

/** Test files that have not come to their end because their step was stopped. */
export function filesNotRun({ tests }: ChangedRun, results: readonly Result[]): string[] {
  const unit = results.find(({ name }) => name === unitName);
  if (!unit?.wasStopped) return [];
  const ended = new Set(
    [...unit.output.matchAll(/^(?:PASS|FAIL) .*?(tests\/\S+)/gm)].map(([, file]) => file),
  );
  return tests.filter((file) => !ended.has(file));
}

/** Describes which unit tests a run for changed files has run, and what it has left out. */
export function leftOut(run: ChangedRun, results: readonly Result[]): string {
  const notRun = filesNotRun(run, results);
  const lines: [string, readonly string[]][] = [
    ["unit tests of half a minute and more", run.longTests],
    ["tests that read one of these without importing it", run.outsideImports],
    ["always", ["unused exports", "API on PostgreSQL and S3", "build", "site", "browser tests"]],
  ];
  const ran = run.tests.filter((file) => !notRun.includes(file));
  return [
    ...(ran.length > 0 ? ["Unit tests that ran:", ...ran.map((file) => `  ${file}`)] : []),
    "Left out, and to be proved by npm test:",
    ...lines.filter(([, names]) => names.length > 0).map(([what, names]) => `  ${what}: ${names.join(", ")}`),
    ...(notRun.length > 0 ? [`  unit tests that ${clockTime(unitSeconds)} minutes were too short for:`] : []),
    ...notRun.map((file) => `    ${file}`),
  ].join("\n");
}
