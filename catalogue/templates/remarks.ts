import { existsSync } from "node:fs";
import { join } from "node:path";
import { readJson } from "../faults/read-json";
import type { TemplateRecord } from "./template-file";

/** Sentences by id; the English file has those of templates/<cc>.yaml, the others their translations. */
export type RemarksById = Readonly<Record<string, string>>;

/** Translations of a language by English sentence. */
export type Remarks = Readonly<Record<string, string>>;

export const remarksFile = (contentDir: string, code: string): string =>
  join(contentDir, "remarks", `${code}.json`);

export function readRemarks(contentDir: string, code: string): RemarksById {
  const path = remarksFile(contentDir, code);
  return existsSync(path) ? (readJson(path) as RemarksById) : {};
}

/**
 * The remarks of a language; untranslated ones stay English. A sentence without an id is shown as it is: `npm run
 * i18n:read` assigns ids.
 */
export function loadRemarks(contentDir: string, code: string): Remarks {
  const english = readRemarks(contentDir, "en");
  return Object.fromEntries(
    Object.entries(readRemarks(contentDir, code)).map(([id, words]) => [english[id] ?? id, words]),
  );
}

/** The sentences of a document: its notes, who needs none, and the authority's statements about edits. */
export const remarksOf = ({ notes, exempt, editPolicy: { statement } }: TemplateRecord): string[] =>
  [...notes, exempt, statement].filter((sentence) => typeof sentence === "string");
