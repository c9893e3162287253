import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { generalSizesCode } from "../../contract/codes";
import { isPreview } from "../articles/drafts";
import { ContentError, type Fault } from "../faults/content-error";
import { parseYaml, readYaml, type YamlFile } from "../faults/read-yaml";
import { schemaFaults } from "../faults/schema-faults";
import { shownPath } from "../faults/shown-path";
import { checkTemplate, checkUnfinished } from "./checks/check-template";
import { confidenceOf } from "./evidence";
import {
  defaultUnit,
  type TemplateEntry,
  TemplateEntrySchema,
  type TemplateFile,
  TemplateFileSchema,
  type TemplateRecord,
} from "./template-file";

/** A draft is in previews only. */
export const isShownTemplate = ({ draft }: Pick<TemplateRecord, "draft">): boolean => !draft || isPreview();

/**
 * The documents that are shown.
 * @throws ContentError with all faults of all files, drafts among them
 */
export const loadTemplates = (dir: string): TemplateRecord[] => loadAllTemplates(dir).filter(isShownTemplate);

/**
 * Every document of every country, in the order of the files.
 * @throws ContentError with all faults of all files
 */
export function loadAllTemplates(dir: string): TemplateRecord[] {
  const { records, faults } = readAllTemplates(dir);
  if (faults.length > 0) throw new ContentError(faults);
  return records;
}

/** Every document that can be read, and the faults of all files. */
export function readAllTemplates(dir: string): { records: TemplateRecord[]; faults: Fault[] } {
  const faults: Fault[] = [];
  const records: TemplateRecord[] = [];
  const firstPlaceOf = new Map<string, () => string>();
  for (const name of readdirSync(dir).sort()) {
    if (!name.endsWith(".yaml")) {
      faults.push(notYaml(join(dir, name)));
      continue;
    }
    const read = readYaml(join(dir, name), TemplateFileSchema, nameOfEntry);
    faults.push(...templateFileFaults(read, name));
    if (!read.value) continue;
    const { country, templates } = read.value;
    templates.forEach((written, index) => {
      const line = () => read.lineOf(["templates", index, "urlPath"]);
      const firstPlace = firstPlaceOf.get(written.urlPath);
      if (firstPlace)
        faults.push({
          file: read.file,
          line: line(),
          field: `${written.urlPath}, urlPath`,
          problem: `"${written.urlPath}" is taken already, by ${firstPlace()}.`,
          fix: "Give one of the two another urlPath.",
        });
      else firstPlaceOf.set(written.urlPath, () => `${read.file}:${line()}`);
      const confidence = confidenceOf(
        written.sources,
        written.workingSize ? "file" : "size",
        country === generalSizesCode,
      );
      records.push({ ...withUnit(written), country, confidence: confidence ?? "single" });
    });
  }
  return { records, faults };
}

/** Checks a file's text before it is written, without references to other files. */
export function templateTextFaults(text: string, path: string): Fault[] {
  const read = parseYaml(text, shownPath(path), TemplateFileSchema, { nameOf: nameOfEntry });
  return templateFileFaults(read, basename(path));
}

function templateFileFaults(
  { file, value, written, faults: shape, lineOf }: YamlFile<TemplateFile>,
  name: string,
): Fault[] {
  const faults = [...shape];
  if (!value) return [...faults, ...faultsBeside(file, written, lineOf)];
  if (value.country.toLowerCase() !== basename(name, ".yaml"))
    faults.push({
      file,
      line: lineOf(["country"]),
      field: "country",
      problem: `the file is called ${name} but its country is ${value.country}.`,
      fix: `Call it ${value.country.toLowerCase()}.yaml or correct the country.`,
    });
  value.templates.forEach((written, index) => {
    for (const { path, problem, fix } of checkTemplate(withUnit(written))) {
      const line = lineOf(["templates", index, ...path]);
      faults.push({ file, line, field: `${written.urlPath}, ${path.join(".")}`, problem, fix });
    }
  });
  return faults;
}

/** What else is wrong in entries with faults of shape: a writer wants to know all at once. */
function faultsBeside(file: string, written: unknown, lineOf: YamlFile<TemplateFile>["lineOf"]): Fault[] {
  const { templates } = (written ?? {}) as { templates?: unknown };
  if (!Array.isArray(templates)) return [];
  return templates.flatMap((entry: Partial<TemplateEntry> | null, index) => {
    if (typeof entry !== "object" || entry === null) return [];
    const shape = schemaFaults(TemplateEntrySchema, entry).map(({ path }) => path.join("."));
    const isNamed = (field: string) =>
      shape.some((named) => `${field}.`.startsWith(`${named}.`) || `${named}.`.startsWith(`${field}.`));
    return checkUnfinished(entry)
      .filter(({ path }) => !isNamed(path.join(".")))
      .map(({ path, problem, fix }) => {
        const line = lineOf(["templates", index, ...path]);
        return { file, line, field: `${entry.urlPath ?? ""}, ${path.join(".")}`, problem, fix };
      });
  });
}

const withUnit = (written: TemplateFile["templates"][number]) =>
  ({ ...written, unit: written.unit ?? defaultUnit }) as TemplateEntry;

function nameOfEntry(value: unknown, path: readonly (string | number)[]): string {
  if (path[0] !== "templates" || typeof path[1] !== "number") return "";
  return (value as Partial<TemplateFile>).templates?.[path[1]]?.urlPath ?? "";
}

const notYaml = (path: string): Fault => ({
  file: path,
  line: null,
  field: "",
  problem: "only .yaml files belong here.",
  fix: "Move it elsewhere.",
});
