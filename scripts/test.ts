import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { changedFiles, changedRun, leftOut } from "../tools/testing/changed-run";
import longest from "../tools/testing/longest-tests.json";
import { hasPhotographs, photographsFolder } from "../tools/testing/photographs";
import { type Result, runRows } from "../tools/testing/run-steps";
import { reportFiles, slowest } from "../tools/testing/slowest";
import { hasPostgres, type Part, parts, rowsOf, wholeRun } from "../tools/testing/whole-run";
import { provideBrowser } from "./browser";

const help = `npm test                         everything that is checked, on drawn people: the proof
npm test -- checks unit          some parts of it: ${wholeRun.join(", ")}
npm test -- photographs          unit and browser tests on real photographs, in ${photographsFolder}
npm test -- --changed            what your changes touch, in two minutes: lint, types, and unit tests by the imports
npm test -- --changed --since v1 the same since another commit than the one at which your branch left main
npm test -- --durations          prints at the end which tests took longest
npm test -- --help               these lines

checks: lint, types, content. unit: unit and API tests. site: the site in all languages, its links, heads and weights.
browser: the tests in Chromium; alone, on a site in the languages that they open.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: "boolean" },
    changed: { type: "boolean" },
    since: { type: "string", default: "main" },
    durations: { type: "boolean" },
  },
});

const isPart = (word: string): word is Part => (parts as readonly string[]).includes(word);

function summarize(results: readonly Result[]): void {
  const failed = results.filter(({ hasPassed }) => !hasPassed).map(({ name }) => name);
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(", ")}`);
  console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

async function testChanged(): Promise<void> {
  const files = changedFiles(values.since);
  console.log(`${files.length} files have changed since ${values.since}.`);
  const run = changedRun(files, longest);
  const results = await runRows(run.rows);
  console.log(`\n${leftOut(run, results)}`);
  summarize(results);
}

async function testParts(chosen: readonly Part[]): Promise<void> {
  if (chosen.includes("photographs") && !hasPhotographs) {
    console.error(`No photographs in ${photographsFolder}; PHOTOGRAPHS names another folder.`);
    process.exit(1);
  }
  if (chosen.includes("browser") || chosen.includes("photographs")) provideBrowser();
  if (chosen.includes("unit") && !hasPostgres())
    console.log("\nNo PostgreSQL on this machine: the API is tested on SQLite and a folder only.");
  for (const file of Object.values(reportFiles)) mkdirSync(dirname(file), { recursive: true });
  const rows = rowsOf(chosen);
  console.log(`\nSide by side: ${rows.map((row) => row.map(({ name }) => name).join(", ")).join(" | ")}`);
  const results = await runRows(rows);
  if (values.durations) console.log(`\n${slowest()}`);
  summarize(results);
}

async function test(): Promise<void> {
  const unknown = positionals.find((word) => !isPart(word));
  if (values.help) console.log(help);
  else if (unknown !== undefined) {
    console.error(`There is no part "${unknown}".\n\n${help}`);
    process.exitCode = 2;
  } else if (values.changed) await testChanged();
  else await testParts(positionals.length > 0 ? positionals.filter(isPart) : wholeRun);
}

void test();
