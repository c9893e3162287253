import { existsSync } from "node:fs";
import { join } from "node:path";
import { readJson } from "../faults/read-json";
import type { TemplateRecord } from "./template-file";

/** Sentences by id; in the English file the sentences of templates/<cc>.yaml, in the others their translations. */
export type RemarksById = Readonly<Record<string, string>>;

/** Translations of one language by their English sentence. */
export type Remarks = Readonly<Record<string, string>>;

export const remarksFile = (contentDir: string, code: string): string =>
  join(contentDir, "remarks", `${code}.json`);

export function readRemarks(contentDir: string, code: string): RemarksById {
  const path = remarksFile(contentDir, code);
  return existsSync(path) ? (readJson(path) as RemarksById) : {};
}

/**
 * The remarks of a language; those that are not translated yet stay as they are. A sentence that has no id yet
 * is its own: `npm run i18n:read` gives it one.
 */
export function loadRemarks(contentDir: string, code: string): Remarks {
  const english = readRemarks(contentDir, "en");
  return Object.fromEntries(
    Object.entries(readRemarks(contentDir, code)).map(([id, words]) => [english[id] ?? id, words]),
  );
}

/** What a document says in sentences: its notes, and what the authority says about edits. */
export const remarksOf = ({ notes, editPolicy }: TemplateRecord): string[] =>
  editPolicy.statement === null ? notes : [...notes, editPolicy.statement];
