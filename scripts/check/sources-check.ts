import { writeFileSync } from "node:fs";
import { loadTemplates } from "../../catalogue/templates/load-templates";
import { listedSources } from "../../catalogue/tools/source-watch/listed-sources";
import { loadReadings, saveReadings } from "../../catalogue/tools/source-watch/readings";
import { reportOf, summaryOf } from "../../catalogue/tools/source-watch/report";
import { watchSources } from "../../catalogue/tools/source-watch/watch-sources";
import {
  npmCommand,
  positiveNumber,
  runCommand,
  WrongArguments,
  wholeNumber,
} from "../../tools/command-line";

/** Answers between two lines of progress. */
const progressEvery = 20;

interface Options {
  country?: string;
  readings: string;
  report?: string;
  timeout: number;
  minutes: number;
  keepDays: number;
}

async function checkSources({ country, report: reportFile, ...options }: Options): Promise<void> {
  const sources = listedSources(loadTemplates("content/templates"), country);
  if (sources.length === 0) throw new WrongArguments(`No document has the country "${country}".`);
  const readings = loadReadings(options.readings);
  const save = () => saveReadings(options.readings, readings);
  const findings = await watchSources(sources, readings, {
    timeoutMs: options.timeout * 1000,
    runMs: options.minutes * 60_000,
    keepDays: options.keepDays,
    pauseMs: 2000,
    today: new Date().toISOString().slice(0, 10),
    onRead: (readCount, dueCount) => {
      save();
      if (readCount % progressEvery === 0) console.error(`${readCount} of ${dueCount} addresses read`);
    },
  });
  save();
  const report = reportOf(findings);
  if (reportFile) writeFileSync(reportFile, report);
  if (report) console.log(report);
  console.log(summaryOf(findings, sources.length));
}

void runCommand(
  npmCommand(
    "run sources:check --",
    "Checks which cited pages have changed since they were last read.",
    "npm run sources:check -- --country us",
  )
    .option("--country <code>", "only check the sources of one country")
    .option("--readings <file>", "state of the last check", ".data/source-readings.json")
    .option("--report <file>", "also write a Markdown list of the documents to review to this file")
    .option("--timeout <seconds>", "timeout of one request", positiveNumber, 20)
    .option("--minutes <n>", "time limit for the whole check", positiveNumber, 60)
    .option("--keep-days <n>", "skip addresses that were checked within this many days", wholeNumber, 5)
    .action(checkSources),
);
