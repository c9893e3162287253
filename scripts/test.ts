import { mkdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { provideBrowser } from "../tools/browser";
import { npmCommand, runCommand, WrongArguments } from "../tools/command-line";
import { changedFiles, changedRun, filesNotRun, leftOut, unitSeconds } from "../tools/testing/changed-run";
import longest from "../tools/testing/longest-tests.json";
import { hasPhotographs, photographsFolder } from "../tools/testing/photographs";
import { closingLines, orderOf, type Result, runRows } from "../tools/testing/run-steps";
import { reportFiles, slowest } from "../tools/testing/slowest";
import { hasPostgres, outcomesFolder, type Part, parts, rowsOf, wholeRun } from "../tools/testing/whole-run";

const isPart = (word: string): word is Part => (parts as readonly string[]).includes(word);

function summarize(results: readonly Result[], filesNotRun = 0): void {
  console.log(`\n${closingLines(results, filesNotRun)}`);
  process.exitCode = results.some(({ hasFailed }) => hasFailed) ? 1 : 0;
}

async function testChanged(since: string): Promise<void> {
  const files = changedFiles(since);
  console.log(`${files.length === 1 ? "1 file has" : `${files.length} files have`} changed since ${since}.`);
  const run = changedRun(files, longest);
  const results = await runRows(run.rows);
  console.log(`\n${leftOut(run, results)}`);
  summarize(results, filesNotRun(run, results).length);
}

async function testParts(chosen: readonly Part[], hasDurations: boolean): Promise<void> {
  if (chosen.includes("photographs") && !hasPhotographs)
    throw new Error(`No photographs in ${photographsFolder}; PHOTOGRAPHS names another folder.`);
  if (chosen.includes("browser") || chosen.includes("photographs")) provideBrowser();
  if (chosen.includes("unit") && !hasPostgres())
    console.log("\nNo PostgreSQL on this machine: the API is tested on SQLite and a folder only.");
  for (const file of Object.values(reportFiles)) {
    mkdirSync(dirname(file), { recursive: true });
    // Removes the report of an earlier run.
    rmSync(file, { force: true });
  }
  rmSync(outcomesFolder, { recursive: true, force: true });
  const rows = rowsOf(chosen);
  console.log(`\n${orderOf(rows)}`);
  const results = await runRows(rows);
  if (hasDurations) console.log(`\n${slowest()}`);
  summarize(results);
}

interface Options {
  changed: boolean;
  since?: string;
  durations: boolean;
}

function test(words: string[], { changed, since, durations }: Options): Promise<void> {
  const unknown = words.find((word) => !isPart(word));
  if (unknown !== undefined)
    throw new WrongArguments(`There is no part "${unknown}". Possible are: ${parts.join(", ")}.`);
  if (changed && words.length > 0) throw new WrongArguments("--changed finds the parts itself: name none.");
  if (!changed && since !== undefined) throw new WrongArguments("--since goes with --changed.");
  if (changed) return testChanged(since ?? "main");
  return testParts(words.length > 0 ? words.filter(isPart) : wholeRun, durations);
}

void runCommand(
  npmCommand(
    "test --",
    "Runs all checks and tests, with drawn people instead of photographs.",
    "npm test -- checks unit --durations",
  )
    .argument("[parts...]", `only run these parts: ${wholeRun.join(", ")}, photographs`)
    .option(
      "--changed",
      `only run lint, types and the unit tests that import changed files, nearest first; tests stop after ${unitSeconds} seconds, lint and types do not`,
      false,
    )
    .option("--since <commit>", "with --changed: compare with the merge base of this commit instead of main")
    .option("--durations", "print the slowest tests at the end", false)
    .addHelpText(
      "after",
      `
checks: lint, types, content. unit: unit and API tests. site: builds the site in all languages and checks links, heads and
weights. browser: tests in Chromium; without the part "site", only the languages that they need are built. photographs: unit
and browser tests on the photographs in ${photographsFolder}.`,
    )
    .action(test),
);
