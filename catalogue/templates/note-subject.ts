import { existsSync } from "node:fs";
import { join } from "node:path";
import { type NoteSubject, noteSubjects } from "../../contract/document/note-subjects";
import { type Noted, warningCount } from "../../contract/document/note-warnings";
import { readJson } from "../faults/read-json";
import { readRemarks } from "./remarks";

/** Of notes, by their ids or by their English sentences. */
export type Subjects = Readonly<Record<string, NoteSubject>>;

export const subjectsFile = (contentDir: string): string => join(contentDir, "remarks", "subjects.json");

/** By the ids of the notes. */
export function readSubjects(contentDir: string): Subjects {
  const path = subjectsFile(contentDir);
  return existsSync(path) ? (readJson(path) as Subjects) : {};
}

/** By the English sentences of the notes. */
export function loadSubjects(contentDir: string): Subjects {
  const english = readRemarks(contentDir, "en");
  return Object.fromEntries(
    Object.entries(readSubjects(contentDir)).map(([id, subject]) => [english[id] ?? id, subject]),
  );
}

/** A note without an id has no subject yet. */
export const subjectOf = (note: string, subjects: Subjects): NoteSubject => subjects[note] ?? "photo";

/** By what they are about, those on the same subject as in the file; the warnings at the top stay first. */
export function notesInOrder(record: Noted & { notes: readonly string[] }, subjects: Subjects): string[] {
  const warnings = warningCount(record);
  const place = (note: string) => noteSubjects.indexOf(subjectOf(note, subjects));
  const rest = record.notes.slice(warnings).sort((one, other) => place(one) - place(other));
  return [...record.notes.slice(0, warnings), ...rest];
}
