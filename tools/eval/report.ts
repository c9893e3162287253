import type { PhotoRule } from "../../photo/core/types";
import { loadModelRunner } from "../../photo/node/model-runner";
import { makePhotoPorts } from "../../photo/node/photo-ports";
import type { PhotoPorts } from "../../photo/ports";
import { checkTable } from "./defects/check-table";
import { defectTable } from "./defects/defect-table";
import { says } from "./defects/defects";
import { isLabelled, judgeDefects, labelledPhotos } from "./defects/judge-defects";
import type { JudgedPhoto } from "./defects/judged-photo";
import { headBias } from "./head-bias";
import type { ManifestEntry } from "./manifest";
import { markErrors } from "./mark-errors";
import { matteBaseline } from "./matte-baseline";
import { matteSubjects } from "./matte-subjects";
import { partOf } from "./parts";
import { median, percentile } from "./percentiles";
import { resultCache } from "./run/result-cache";
import { type EntryResult, judgeEntry, type Pool, runEntry } from "./run/run-entry";
import { busyPeople, busyTable } from "./tables/busy-table";
import { checkLine } from "./tables/check-line";
import { eitherTable } from "./tables/either-table";
import { geometryTable } from "./tables/geometry-table";
import { matteTable } from "./tables/matte-table";
import { peopleTable, unexplainedFindings } from "./tables/people-table";
import { skinToneTable } from "./tables/skin-tone-table";
import { splitTable } from "./tables/split-table";
import { tailTable } from "./tables/tail-table";
import { rightPercent, verdictTable } from "./tables/verdict-table";

/** What is measured, and with what. */
export interface Task {
  folder: string;
  entries: ManifestEntry[];
  /** The document that the manifest speaks of. */
  rule: PhotoRule;
  pool: Pool;
  /** Results of earlier runs of the same engine are kept in this file. */
  cache?: string | undefined;
}

/** The day of a measurement. */
export const today = (): string => new Date().toISOString().slice(0, 10);

const isUsual = ({ category }: ManifestEntry): boolean => category === "good";

/** Nothing but drawn people, so that it can be measured without photographs; it names its own day. */
export const measureSkinTones = async (rule: PhotoRule, pool: Pool) => ({
  measuredAt: today(),
  ...(await skinToneTable(rule, pool)),
});

/** The engine in this thread, beside the pool's. Loaded once: a thread takes no second one. */
const loadPorts = async (): Promise<PhotoPorts> => makePhotoPorts(await loadModelRunner());

/** Lengths of the photos of every document, made of the good portraits; of a day of their own. */
const measureGeometry = async (folder: string, results: EntryResult[], rules: PhotoRule[], pool: Pool) => ({
  measuredAt: today(),
  ...(await geometryTable(
    folder,
    results.filter(({ entry, isRight }) => isUsual(entry) && isRight).map(({ entry }) => entry),
    rules,
    pool,
  )),
});

/** Nothing but these lengths. */
export async function measureLengths({ folder, entries, rule, pool }: Task, rules: PhotoRule[]) {
  const good = entries.filter(isUsual).map((entry) => runEntry(folder, entry, rule, pool));
  return measureGeometry(folder, await Promise.all(good), rules, pool);
}

const madeOnes = ({ folder, entries, rule, pool }: Task, ports: PhotoPorts, only: string[] | null) =>
  judgeDefects(folder, entries.filter(isUsual), rule, pool, ports, only);

/** Defects only: those that are labelled, and those that are made, all of them or the named ones. */
export async function judgeAllDefects(task: Task, only: string[] | null): Promise<JudgedPhoto[]> {
  const { folder, entries, rule, pool } = task;
  const run = (entry: ManifestEntry) => runEntry(folder, entry, rule, pool);
  const labelled = only ? [] : labelledPhotos(await Promise.all(entries.filter(isLabelled).map(run)));
  return [...labelled, ...(await madeOnes(task, await loadPorts(), only))];
}

/** The tables that come of it. */
export const defectTables = (judged: JudgedPhoto[]) => ({
  defects: {
    all: defectTable(judged),
    usedForLimits: defectTable(judged, "used for limits"),
    keptAside: defectTable(judged, "kept aside"),
  },
  checks: checkTable(judged),
});

/** Of the part that limits may be set on, what no label explains. */
function unexplainedLines(result: EntryResult): string[] {
  const { file, person } = result.entry;
  if (!person || partOf(file) === "kept aside" || result.entry.expected?.verdict === "reject") return [];
  const rules = unexplainedFindings(result);
  const checks = result.outcome?.checks.filter(({ rule, verdict }) => rules.includes(rule) && says(verdict));
  return checks?.map((check) => `${file} ${person.tone} ${person.seen.join("+")}: ${checkLine(check)}`) ?? [];
}

/** Everything that `npm run eval` measures; what takes minutes is left out where it should be fast. */
export async function evaluate(task: Task, rules: PhotoRule[], isFast: boolean, workers: number) {
  const { folder, entries, rule, pool } = task;
  const once = await resultCache(task.cache);
  const results: EntryResult[] = await Promise.all(
    entries.map((entry) => once(entry, () => judgeEntry(folder, entry, rule, pool))),
  );
  const ports = await loadPorts();
  const judged = isFast ? [] : [...labelledPhotos(results), ...(await madeOnes(task, ports, null))];
  const hasGood = results.some(({ entry, isRight }) => isUsual(entry) && isRight);
  const geometry = isFast || !hasGood ? null : await measureGeometry(folder, results, rules, pool);
  const skinTones = isFast ? null : await measureSkinTones(rule, pool);
  // From here on in this thread: the pool has nothing to do any more.
  await pool.close();
  const mattes = isFast ? [] : await matteTable(folder, entries, rule, ports);
  const busy = isFast
    ? []
    : await busyTable(await busyPeople(await matteSubjects(folder, entries), rule, ports), rule, ports);
  const mattesOfMaskAlone = isFast ? [] : await matteBaseline(folder, entries);
  const took = results.filter(({ outcome }) => outcome?.accepted).map(({ durationMs }) => durationMs);
  return {
    measuredAt: today(),
    photos: results.length,
    goodAcceptedPercent: rightPercent(results, "accept"),
    badRefusedPercent: rightPercent(results, "reject", "refuse-upload"),
    categories: verdictTable(results),
    split: splitTable(results),
    people: peopleTable(results),
    either: eitherTable(results),
    wrong: results
      .filter(({ isRight }) => !isRight)
      .map(({ entry, failed }) => ({ file: entry.file, wanted: entry.expected, failed })),
    ...(isFast ? null : defectTables(judged)),
    marks: markErrors(results),
    headBias: headBias(results),
    mattes,
    busy,
    mattesOfMaskAlone,
    geometry,
    skinTones,
    workers,
    medianMs: median(took),
    p95Ms: percentile(took, 0.95),
    unexplained: results.flatMap(unexplainedLines),
    tails: tailTable(results),
    residentMb: Math.max(...results.map(({ residentBytes }) => residentBytes)) / 1e6,
  };
}

export type EvaluationReport = Omit<Awaited<ReturnType<typeof evaluate>>, "unexplained" | "tails">;
