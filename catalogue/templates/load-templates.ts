import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { ContentError, type Fault } from "../faults/content-error";
import { readYaml } from "../faults/read-yaml";
import { checkTemplate } from "./check-template";
import {
  defaultUnit,
  type TemplateEntry,
  type TemplateFile,
  TemplateFileSchema,
  type TemplateRecord,
} from "./template-file";

/**
 * Every document of every country, in the order of the files.
 *
 * @throws ContentError with all faults of all files.
 */
export function loadTemplates(dir: string): TemplateRecord[] {
  const faults: Fault[] = [];
  const records: TemplateRecord[] = [];
  const firstPlace = new Map<string, string>();
  for (const name of readdirSync(dir).sort()) {
    if (!name.endsWith(".yaml")) {
      faults.push(notYaml(join(dir, name)));
      continue;
    }
    const { file, value, faults: shape, lineOf } = readYaml(join(dir, name), TemplateFileSchema, nameOfEntry);
    faults.push(...shape);
    if (!value) continue;
    if (value.country.toLowerCase() !== basename(name, ".yaml"))
      faults.push({
        file,
        line: lineOf(["country"]),
        field: "country",
        problem: `the file is called ${name} but its country is ${value.country}.`,
        fix: `Call it ${value.country.toLowerCase()}.yaml or correct the country.`,
      });
    value.templates.forEach((written, index) => {
      const entry = { ...written, unit: written.unit ?? defaultUnit } as TemplateEntry;
      const at = (path: readonly string[], problem: string, fix: string) => {
        const line = lineOf(["templates", index, ...path]);
        faults.push({ file, line, field: `${entry.urlPath}, ${path.join(".")}`, problem, fix });
      };
      for (const { path, problem, fix } of checkTemplate(entry)) at(path, problem, fix);
      const first = firstPlace.get(entry.urlPath);
      if (first !== undefined)
        at(
          ["urlPath"],
          `"${entry.urlPath}" is taken already, by ${first}.`,
          "Give one of the two another urlPath.",
        );
      else firstPlace.set(entry.urlPath, `${file}:${lineOf(["templates", index, "urlPath"])}`);
      records.push({ ...entry, country: value.country });
    });
  }
  if (faults.length > 0) throw new ContentError(faults);
  return records;
}

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
