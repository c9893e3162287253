import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { TemplateRecord } from "./template-file";

/** Translations of one language by their English sentence, which stands in templates/<cc>.yaml. */
export type Remarks = Readonly<Record<string, string>>;

export const remarksFile = (contentDir: string, code: string): string =>
  join(contentDir, "remarks", `${code}.json`);

/** The remarks of a language; those that are not translated yet stay as they are. */
export function loadRemarks(contentDir: string, code: string): Remarks {
  const path = remarksFile(contentDir, code);
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Remarks) : {};
}

/** What a document says in sentences: its notes, and what the authority says about edits. */
export const remarksOf = ({ notes, editPolicy }: TemplateRecord): string[] =>
  editPolicy.statement === null ? notes : [...notes, editPolicy.statement];
