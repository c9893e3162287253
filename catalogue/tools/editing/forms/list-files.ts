import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parse, stringify } from "yaml";
import { ContentError, type Fault } from "../../../faults/content-error";
import { spliceYaml } from "../splice-yaml";
import type { FileText, Values } from "./form";

export const readYamlFile = (path: string): unknown =>
  existsSync(path) ? parse(readFileSync(path, "utf8")) : null;

/** The file with this value; what is the same keeps its form and comments. */
export function yamlFile(path: string, value: object): FileText {
  const before = existsSync(path) ? readFileSync(path, "utf8") : "";
  const hasEntries = (list: unknown) => Object.keys((list ?? {}) as object).length > 0;
  if (hasEntries(parse(before)) && hasEntries(value)) return { path, text: spliceYaml(before, value) };
  // Only the comments of an empty file are kept.
  const comments = before.split("\n").filter((line) => line.startsWith("#"));
  return { path, text: [...comments, stringify(value, { lineWidth: 0 })].join("\n") };
}

export const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== "" && !(Array.isArray(value) && value.length === 0);

/** The rows of a list as the editor writes it, without their empty fields. */
export const filledRows = (list: unknown): Values[] =>
  ((list ?? []) as Values[]).map((row) =>
    Object.fromEntries(Object.entries(row).filter(([, value]) => isFilled(value))),
  );

/** The first key that two rows have. */
export const firstRepeated = (keys: readonly unknown[]): unknown =>
  keys.find((key, index) => keys.indexOf(key) !== index);

/**
 * The faults of files that are not written yet: `check` reads a folder that holds them alone.
 * @param check returns faults or throws a ContentError
 */
export function faultsOfFiles(
  files: readonly FileText[],
  contentDir: string,
  check: (dir: string) => readonly Fault[],
): readonly Fault[] {
  const dir = mkdtempSync(join(tmpdir(), "checked-"));
  try {
    for (const { path, text } of files) {
      const copy = join(dir, path.slice(contentDir.length + 1));
      mkdirSync(dirname(copy), { recursive: true });
      writeFileSync(copy, text ?? "");
    }
    return check(dir);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.faults;
  } finally {
    rmSync(dir, { recursive: true });
  }
}
