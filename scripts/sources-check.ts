import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { loadTemplates } from "../catalogue/templates/load-templates";
import { listedSources } from "../catalogue/tools/source-watch/listed-sources";
import { loadReadings, saveReadings } from "../catalogue/tools/source-watch/readings";
import { reportOf, summaryOf } from "../catalogue/tools/source-watch/report";
import { watchSources } from "../catalogue/tools/source-watch/watch-sources";

const usage = `npm run sources:check                        every source address of content/templates
npm run sources:check -- --country us        those of one country
  --readings <file>    what was read the last time (.data/source-readings.json)
  --report <file>      also writes the documents to read again there, as Markdown
  --timeout <s>        for one answer (20)
  --minutes <n>        for all of them (60)
  --keep-days <n>      addresses read so recently are not asked again (5)`;

const text = (value: string) => ({ type: "string", default: value }) as const;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      country: { type: "string" },
      report: { type: "string" },
      readings: text(".data/source-readings.json"),
      timeout: text("20"),
      minutes: text("60"),
      "keep-days": text("5"),
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) return console.log(usage);
  const number = (name: "timeout" | "minutes" | "keep-days"): number => {
    const value = Number(values[name]);
    if (!(value >= 0)) throw new Error(`--${name} ${values[name]} is no number.\n\n${usage}`);
    return value;
  };
  const sources = listedSources(loadTemplates("content/templates"), values.country);
  if (sources.length === 0) throw new Error(`No document has the country "${values.country}".`);
  const readings = loadReadings(values.readings);
  const save = () => saveReadings(values.readings, readings);
  const findings = await watchSources(sources, readings, {
    timeoutMs: number("timeout") * 1000,
    runMs: number("minutes") * 60_000,
    keepDays: number("keep-days"),
    pauseMs: 2000,
    today: new Date().toISOString().slice(0, 10),
    onRead: save,
  });
  save();
  const report = reportOf(findings);
  if (values.report) writeFileSync(values.report, report);
  if (report) console.log(report);
  console.log(summaryOf(findings, sources.length));
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
