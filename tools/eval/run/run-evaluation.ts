import { availableParallelism } from "node:os";
import { loadContent } from "../../../catalogue/content";
import type { PhotoRule } from "../../../photo/core/types";
import { loadModelRunner } from "../../../photo/node/model-runner";
import { makePhotoPool } from "../../../photo/node/photo-pool";
import { makePhotoPorts } from "../../../photo/node/photo-ports";
import { WrongArguments } from "../../command-line";
import { writeContactSheet } from "../contact-sheet";
import { printChecks, printDefects, printMeasures } from "../defects/print-defects";
import { judgedRule } from "../judged-rule";
import { keepFigures } from "../keep-figures";
import { type ManifestEntry, readManifest } from "../manifest";
import { matteSubjects } from "../matte-subjects";
import { partOf } from "../parts";
import {
  defectTables,
  evaluate,
  judgeAllDefects,
  measureLengths,
  measureSkinTones,
  type Task,
  today,
} from "../report";
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
  /** Only measures the lengths of the photos of every document. */
  lengths: boolean;
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

/** The labelled photographs of a folder, and the rule that they are judged by. */
interface Labelled {
  folder: string;
  entries: ManifestEntry[];
  rule: PhotoRule;
}

/** Measures the shipped engine: on drawn people, or on the labelled photographs of a folder. */
export async function runEvaluation(folder: string | undefined, options: EvaluationOptions): Promise<void> {
  const content = await loadContent();
  const rule = judgedRule(content);
  if (options.skinTones || !folder) return evaluateSkinTones(rule, options);
  const all = await readManifest(folder);
  if (all.length === 0)
    throw new WrongArguments(
      `${folder} has no labelled photographs: no manifest.json or people.json names one.`,
    );
  const entries = options.tuning ? all.filter(({ file }) => partOf(file) === "used for limits") : all;
  const labelled = { folder, entries, rule };
  if (options.sheet) return makeContactSheet(labelled, options.sheet);
  if (options.busy) return evaluateBusyBackgrounds(labelled);
  const rules = content
    .countryGroups("en")
    .data.flatMap(({ templateList }) => templateList.map(({ urlPath }) => content.photoRule(urlPath)!));
  const workers = Math.max(1, Math.min(4, availableParallelism()));
  const pool = makePhotoPool({
    workers,
    maxQueue: 2 * entries.length + rules.length,
    maxWaitMs: Number.POSITIVE_INFINITY,
  });
  await pool.warm();
  const task = { ...labelled, pool, cache: options.cache };
  if (options.stability !== undefined) return evaluateStability(task, options.stability);
  const measuredRules = rules.filter((_, index) => index % options.everyTemplate === 0);
  if (options.lengths) return evaluateLengths(task, measuredRules, options.into);
  if (options.defects !== undefined) return evaluateDefects(task, options.defects, options.into);
  const { unexplained, tails, ...report } = await evaluate(task, measuredRules, options.fast, workers);
  if (options.into) await keepFigures(options.into, { ...report });
  if (options.json) console.log(JSON.stringify(report, null, 2));
  else {
    printReport(report, unexplained);
    printTails(tails);
  }
}

async function evaluateSkinTones(rule: PhotoRule, { into }: EvaluationOptions): Promise<void> {
  const pool = makePhotoPool({ workers: 1, maxQueue: 0 });
  const skinTones = await measureSkinTones(rule, pool);
  if (into) await keepFigures(into, { skinTones });
  console.log(JSON.stringify(skinTones, null, 2));
  await pool.close();
}

async function makeContactSheet({ folder, entries, rule }: Labelled, file: string): Promise<void> {
  const ports = makePhotoPorts(await loadModelRunner());
  const count = await writeContactSheet(file, folder, entries, rule, ports);
  console.log(`${count} cut-outs in ${file}`);
}

async function evaluateBusyBackgrounds({ folder, entries, rule }: Labelled): Promise<void> {
  const ports = makePhotoPorts(await loadModelRunner());
  const people = await busyPeople(await matteSubjects(folder, entries), rule, ports);
  console.table(await busyTable(people, rule, ports));
  console.table(await whiteTable(people, rule, ports));
}

/** @param perTone portraits of each skin tone */
async function evaluateStability(task: Task, perTone: number): Promise<void> {
  const changed = await judgeChanges({ ...task, entries: sampleByTone(task.entries, perTone) });
  printStability(stabilityTable(changed));
  printMargins(marginTable(changed));
  await task.pool.close();
}

async function evaluateLengths(task: Task, rules: PhotoRule[], into?: string): Promise<void> {
  const geometry = await measureLengths(task, rules);
  if (into) await keepFigures(into, { geometry });
  console.log(JSON.stringify(geometry, null, 2));
  await task.pool.close();
}

/** @param wanted "all", or names separated by commas */
async function evaluateDefects(task: Task, wanted: string, into?: string): Promise<void> {
  const only = wanted === "all" ? null : wanted.split(",");
  const judged = await judgeAllDefects(task, only);
  printMeasures(judged);
  const tables = defectTables(judged);
  printDefects("all", tables.defects.all);
  printDefects("kept aside", tables.defects.keptAside);
  printChecks(tables.checks);
  if (into && !only) await keepFigures(into, { measuredAt: today(), ...tables });
  await task.pool.close();
}
