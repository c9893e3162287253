import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { loadContent } from "../catalogue/content";
import type { PhotoRule } from "../photo/core/types";
import { loadModelRunner } from "../photo/node/model-runner";
import { makePhotoPool } from "../photo/node/photo-pool";
import { makePhotoPorts } from "../photo/node/photo-ports";
import { busyTable } from "./evaluation/busy-table";
import { writeContactSheet } from "./evaluation/contact-sheet";
import { geometryTable } from "./evaluation/geometry-table";
import { headBias } from "./evaluation/head-bias";
import { readManifest } from "./evaluation/manifest";
import { markErrors } from "./evaluation/mark-errors";
import { matteBaseline } from "./evaluation/matte-baseline";
import { matteSubjects } from "./evaluation/matte-subjects";
import { matteTable } from "./evaluation/matte-table";
import { median, percentile } from "./evaluation/percentiles";
import { runEntry } from "./evaluation/run-entry";
import { skinToneTable } from "./evaluation/skin-tone-table";
import { splitTable } from "./evaluation/split";
import { rightPercent, verdictTable } from "./evaluation/verdict-table";

/** The size that manifests speak of; its head band is the recommendation of ICAO Doc 9303, made a rule here. */
const judgedBy = "std-35x45";
const judgedHeadMm = { min: 31.5, max: 36 };

const digits = (value: number): number | string =>
  Number.isFinite(value) ? Number(value.toPrecision(3)) : "-";

/**
 * `npm run eval -- <folder> [--json] [--fast] [--sheet out.png]`: the engine as it ships against labelled photographs. With
 * `--sheet` nothing is measured: every photograph that should pass is cut out and laid on white, to be looked at.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: "boolean", default: false },
      fast: { type: "boolean", default: false },
      sheet: { type: "string" },
    },
  });
  const folder = positionals[0];
  if (!folder)
    throw new Error("npm run eval -- <folder with manifest.json> [--json] [--fast] [--sheet out.png]");
  const content = await loadContent();
  const rules = content
    .countryGroups("en")
    .data.flatMap(({ templateList }) => templateList.map(({ urlPath }) => content.photoRule(urlPath)!));
  const rule: PhotoRule = {
    ...content.photoRule(judgedBy)!,
    head: { heightMm: judgedHeadMm, crown: "skull" },
  };
  const entries = await readManifest(folder);
  if (values.sheet) {
    const ports = makePhotoPorts(await loadModelRunner());
    const count = await writeContactSheet(values.sheet, folder, entries, rule, ports);
    console.log(`${count} cut-outs in ${values.sheet}`);
    return;
  }
  const workers = Math.max(1, Math.min(4, availableParallelism()));
  const pool = makePhotoPool({
    workers,
    maxQueue: entries.length + rules.length,
    maxWaitMs: Number.POSITIVE_INFINITY,
  });
  await pool.warm();

  const results = await Promise.all(entries.map((entry) => runEntry(folder, entry, rule, pool)));
  const good = results.filter(({ entry, isRight }) => entry.category === "good" && isRight);
  const geometry =
    values.fast || good.length === 0
      ? null
      : await geometryTable(
          folder,
          good.map(({ entry }) => entry),
          rules,
          pool,
        );
  const skinTones = values.fast ? null : await skinToneTable(rule, pool);
  await pool.close();
  // In this thread, now that the pool has nothing to do.
  const ports = makePhotoPorts(await loadModelRunner());
  const mattes = values.fast ? [] : await matteTable(folder, entries, rule, ports);
  const busy = values.fast ? [] : await busyTable(await matteSubjects(folder, entries), rule, ports);
  const mattesOfMaskAlone = values.fast ? [] : await matteBaseline(folder, entries);

  const took = results.filter(({ outcome }) => outcome?.accepted).map(({ durationMs }) => durationMs);
  const report = {
    measuredAt: new Date().toISOString().slice(0, 10),
    photos: results.length,
    goodAcceptedPercent: rightPercent(results, "accept"),
    badRefusedPercent: rightPercent(results, "reject", "refuse-upload"),
    categories: verdictTable(results),
    split: splitTable(results),
    wrong: results
      .filter(({ isRight }) => !isRight)
      .map(({ entry, failed }) => ({ file: entry.file, wanted: entry.expected, failed })),
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
    residentMb: Math.max(...results.map(({ residentBytes }) => residentBytes)) / 1e6,
  };
  if (values.json) {
    console.log(JSON.stringify(report, null, 2));
    return;
  }
  console.table(
    report.categories.map(({ reasons, ...row }) => ({
      ...row,
      reasons: Object.entries(reasons)
        .map(([name, count]) => `${name} ${count}`)
        .join(", "),
    })),
  );
  for (const { file, wanted, failed } of report.wrong) {
    console.log(
      `wrong: ${file} should ${wanted?.verdict} ${wanted?.rule ?? ""}, failed [${failed.join(", ")}]`,
    );
  }
  console.table(report.split.map((row) => ({ ...row, warnedPercent: digits(row.warnedPercent) })));
  console.log(`good accepted ${digits(report.goodAcceptedPercent)} %`);
  console.log(`bad refused for the right reason ${digits(report.badRefusedPercent)} %`);
  for (const [name, { files, medianPercent, p95Percent }] of Object.entries(report.marks)) {
    console.log(
      `${name}: ${files} marked, error median ${digits(medianPercent)} %, p95 ${digits(p95Percent)} % of the head`,
    );
  }
  console.log("points of heads marked by eye, percent of the head");
  console.table(report.headBias);
  for (const [name, rows] of Object.entries({
    shipped: mattes,
    "busy backgrounds": busy,
    "mask alone": mattesOfMaskAlone,
  })) {
    if (rows.length === 0) continue;
    console.log(`matte, ${name}`);
    console.table(
      rows.map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([name, value]) => [
            name,
            typeof value === "number" ? digits(value) : value,
          ]),
        ),
      ),
    );
  }
  if (geometry) {
    const { templates, accepted, inBandsPercent, outside, refused } = geometry;
    console.log(
      `geometry: ${templates} templates, ${accepted} accepted, ${digits(inBandsPercent)} % inside all bands`,
    );
    console.log(`refused there: ${JSON.stringify(refused)}`);
    for (const row of outside) console.log(`outside: ${JSON.stringify(row)}`);
  }
  if (skinTones) {
    console.table(skinTones.rows.map(({ verdicts, ...row }) => ({ ...row, ...verdicts })));
    for (const row of skinTones.differing) console.log(`differs by skin tone: ${JSON.stringify(row)}`);
  }
  console.log(
    `median ${digits(report.medianMs)} ms, p95 ${digits(report.p95Ms)} ms with ${workers} workers; ${digits(report.residentMb)} MB resident`,
  );
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
