import { availableParallelism } from "node:os";
import { loadContent } from "../../../catalogue/content";
import { loadModelRunner } from "../../../photo/node/model-runner";
import { makePhotoPool } from "../../../photo/node/photo-pool";
import { makePhotoPorts } from "../../../photo/node/photo-ports";
import { writeContactSheet } from "../contact-sheet";
import { printChecks, printDefects, printMeasures } from "../defects/print-defects";
import { judgedRule } from "../judged-rule";
import { keepFigures } from "../keep-figures";
import { readManifest } from "../manifest";
import { matteSubjects } from "../matte-subjects";
import { partOf } from "../parts";
import { defectTables, evaluate, judgeAllDefects, measureSkinTones, today } from "../report";
import { judgeChanges, sampleByTone, stabilityTable } from "../stability";
import { busyPeople, busyTable } from "../tables/busy-table";
import { marginTable } from "../tables/margin-table";
import { printMargins, printReport, printStability, printTails } from "../tables/print-report";
import { whiteTable } from "../tables/white-table";

export interface EvaluationOptions {
  json: boolean;
  /** Skips slow measurements. */
  fast: boolean;
  /** Measures lengths on every n-th document. */
  everyTemplate: number;
  /** Defects to add to the labelled photographs: "all", or names separated by commas. */
  defects?: string;
  /** Only measures drawn people; needs no folder. */
  skinTones: boolean;
  /** File for the figures of the page `/accuracy`. */
  into?: string;
  /** Only writes a contact sheet to this file: every photograph that should pass, cut out on white. */
  sheet?: string;
  /** Leaves out the photographs that limits may not be set on. */
  tuning: boolean;
  /** File in which what was said of each photograph is kept, so that it is asked once. */
  cache?: string;
  /** Only changes so many portraits of each skin tone as nobody would see, and counts what is said otherwise of them. */
  stability?: number;
  /** Only measures cut-outs in front of drawn backgrounds, and how they look on white. */
  busy: boolean;
}

/** Measures the shipped engine on the labelled photographs of a folder. */
export async function runEvaluation(folder: string | undefined, options: EvaluationOptions): Promise<void> {
  const content = await loadContent();
  const rules = content
    .countryGroups("en")
    .data.flatMap(({ templateList }) => templateList.map(({ urlPath }) => content.photoRule(urlPath)!));
  const rule = judgedRule(content);
  if (options.skinTones || !folder) {
    const pool = makePhotoPool({ workers: 1, maxQueue: 0 });
    const skinTones = await measureSkinTones(rule, pool);
    if (options.into) await keepFigures(options.into, { skinTones });
    console.log(JSON.stringify(skinTones, null, 2));
    return pool.close();
  }
  const all = await readManifest(folder);
  const entries = options.tuning ? all.filter(({ file }) => partOf(file) === "used for limits") : all;
  if (options.sheet) {
    const ports = makePhotoPorts(await loadModelRunner());
    const count = await writeContactSheet(options.sheet, folder, entries, rule, ports);
    console.log(`${count} cut-outs in ${options.sheet}`);
    return;
  }
  if (options.busy) {
    const ports = makePhotoPorts(await loadModelRunner());
    const people = await busyPeople(await matteSubjects(folder, entries), rule, ports);
    console.table(await busyTable(people, rule, ports));
    return console.table(await whiteTable(people, rule, ports));
  }
  const workers = Math.max(1, Math.min(4, availableParallelism()));
  const pool = makePhotoPool({
    workers,
    maxQueue: 2 * entries.length + rules.length,
    maxWaitMs: Number.POSITIVE_INFINITY,
  });
  await pool.warm();

  if (options.stability !== undefined) {
    const sample = sampleByTone(entries, options.stability);
    const changed = await judgeChanges({ folder, entries: sample, rule, pool, cache: options.cache });
    printStability(stabilityTable(changed));
    printMargins(marginTable(changed));
    return pool.close();
  }
  const task = { folder, entries, rule, pool, cache: options.cache };
  if (options.defects !== undefined) {
    const only = options.defects === "all" ? null : options.defects.split(",");
    const judged = await judgeAllDefects(task, only);
    printMeasures(judged);
    const tables = defectTables(judged);
    printDefects("all", tables.defects.all);
    printDefects("kept aside", tables.defects.keptAside);
    printChecks(tables.checks);
    if (options.into && !only) await keepFigures(options.into, { measuredAt: today(), ...tables });
    return pool.close();
  }
  const every = options.everyTemplate;
  const measuredRules = rules.filter((_, index) => index % every === 0);
  const { unexplained, tails, ...report } = await evaluate(task, measuredRules, options.fast, workers);
  if (options.into) await keepFigures(options.into, { ...report });
  if (options.json) console.log(JSON.stringify(report, null, 2));
  else {
    printReport(report, unexplained);
    printTails(tails);
  }
}
