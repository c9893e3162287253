import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { loadContent } from "../catalogue/content";
import type { PhotoRule } from "../photo/core/types";
import { loadModelRunner } from "../photo/node/model-runner";
import { loadOnnxSegmenter, onnxModelForms } from "../photo/node/onnx-segmenter";
import { makePhotoPool } from "../photo/node/photo-pool";
import { makePhotoPorts } from "../photo/node/photo-ports";
import { besideLine, busyBeside } from "../tools/eval/busy-beside";
import { busyPeople, busyTable } from "../tools/eval/busy-table";
import { writeContactSheet } from "../tools/eval/contact-sheet";
import { printChecks, printDefects, printMeasures } from "../tools/eval/defects/print-defects";
import { keepFigures } from "../tools/eval/keep-figures";
import { readManifest } from "../tools/eval/manifest";
import { matteSubjects } from "../tools/eval/matte-subjects";
import { modelOption, modelOptions } from "../tools/eval/model-options";
import { printReport } from "../tools/eval/print-report";
import { defectTables, evaluate, judgeAllDefects, measureSkinTones, today } from "../tools/eval/report";
import { whiteTable } from "../tools/eval/white-table";

/** The size that manifests speak of; its head band is the recommendation of ICAO Doc 9303, made a rule here. */
const judgedBy = "std-35x45";
const judgedHeadMm = { min: 31.5, max: 36 };

const usage =
  "npm run eval -- <folder with manifest.json> [--fast] [--every-template n] [--defects all|name,name] [--into file.json] [--json] [--sheet out.png]\nnpm run eval -- <folder> --busy [--against model.onnx --form isnet]\nnpm run eval -- --skin-tones --into file.json";

/**
 * The engine as it ships against labelled photographs; lengths on each n-th document, nothing slow with `--fast`. With
 * `--defects` only labelled photographs and pictures with a defect made in them are judged, each with what it measured; with
 * `--skin-tones` only drawn people, which need no folder. `--into` keeps the figures for the page `/accuracy`. With `--sheet`
 * nothing is measured: every photograph that should pass is cut out and laid on white, to be looked at. With `--busy` only
 * the cut-outs before drawn backgrounds are measured, and how they look on white; with `--against` beside another model.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: "boolean", default: false },
      fast: { type: "boolean", default: false },
      "every-template": { type: "string", default: "1" },
      defects: { type: "string" },
      "skin-tones": { type: "boolean", default: false },
      into: { type: "string" },
      sheet: { type: "string" },
      busy: { type: "boolean", default: false },
      ...modelOptions,
      help: { type: "boolean", short: "h" },
    },
  });
  const folder = positionals[0];
  if (values.help || !(folder || values["skin-tones"])) return console.log(usage);
  const content = await loadContent();
  const rules = content
    .countryGroups("en")
    .data.flatMap(({ templateList }) => templateList.map(({ urlPath }) => content.photoRule(urlPath)!));
  const rule: PhotoRule = {
    ...content.photoRule(judgedBy)!,
    head: { heightMm: judgedHeadMm, crown: "skull" },
  };
  if (values["skin-tones"] || !folder) {
    const pool = makePhotoPool({ workers: 1, maxQueue: 0 });
    const skinTones = await measureSkinTones(rule, pool);
    if (values.into) await keepFigures(values.into, { skinTones });
    console.log(JSON.stringify(skinTones, null, 2));
    return pool.close();
  }
  const entries = await readManifest(folder);
  if (values.sheet) {
    const ports = makePhotoPorts(await loadModelRunner());
    const count = await writeContactSheet(values.sheet, folder, entries, rule, ports);
    console.log(`${count} cut-outs in ${values.sheet}`);
    return;
  }
  if (values.busy) {
    const models = await loadModelRunner();
    const subjects = await matteSubjects(folder, entries);
    const model = modelOption(values);
    if (!model) {
      const ports = makePhotoPorts(models);
      const people = await busyPeople(subjects, rule, ports);
      console.table(await busyTable(people, rule, ports));
      return console.table(await whiteTable(people, rule, ports));
    }
    const other = await loadOnnxSegmenter(model.file, onnxModelForms[model.form]);
    const rows = await busyBeside(
      subjects,
      rule,
      makePhotoPorts(models),
      other,
      makePhotoPorts(models, other),
    );
    return console.table(rows.map(besideLine));
  }
  const workers = Math.max(1, Math.min(4, availableParallelism()));
  const pool = makePhotoPool({
    workers,
    maxQueue: 2 * entries.length + rules.length,
    maxWaitMs: Number.POSITIVE_INFINITY,
  });
  await pool.warm();

  const task = { folder, entries, rule, pool };
  if (values.defects !== undefined) {
    const only = values.defects === "all" ? null : values.defects.split(",");
    const judged = await judgeAllDefects(task, only);
    printMeasures(judged);
    const tables = defectTables(judged);
    printDefects("all", tables.defects.all);
    printDefects("kept aside", tables.defects.keptAside);
    printChecks(tables.checks);
    if (values.into && !only) await keepFigures(values.into, { measuredAt: today(), ...tables });
    return pool.close();
  }
  const every = Number(values["every-template"]);
  const measuredRules = rules.filter((_, index) => index % every === 0);
  const report = await evaluate(task, measuredRules, values.fast, workers);
  if (values.into) await keepFigures(values.into, { ...report });
  if (values.json) console.log(JSON.stringify(report, null, 2));
  else printReport(report);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
