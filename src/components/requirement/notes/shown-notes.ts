import type { NoteSubject } from "../../../../contract/document/note-subjects";
import { type Noted, warningCount } from "../../../../contract/document/note-warnings";
import type { NotedField } from "../../../../contract/document/template";

type Template = Noted & {
  notes: readonly string[];
  noteSubjects: readonly string[];
  inNotes: readonly NotedField[];
  ruleNotes: readonly number[];
  forChildren: object | null;
};

const isBelow = (template: Template, index: number): boolean => index >= warningCount(template);

/** When and how the photo is taken: what refuses most photos, told before anything else. */
export const takingNotes = (template: Template): string[] =>
  template.notes.filter(
    (_, index) =>
      template.noteSubjects[index] === ("taking" satisfies NoteSubject) && isBelow(template, index),
  );

/** The number of the note that stands in the row of a rule; null: it is a warning, or there is none. */
export function rowNote(template: Template, field: NotedField): number | null {
  const index = template.ruleNotes[template.inNotes.indexOf(field)] ?? -1;
  return field !== "takenBy" && isBelow(template, index) ? index : null;
}

/** Notes on children beside the rules for them, where there are any. */
export const childNotes = (template: Template): number[] =>
  template.forChildren ? untoldNotes(template).filter((index) => isOnChildren(template, index)) : [];

/** The numbers of the notes that no other part of the page tells. */
export const listedNotes = (template: Template): number[] =>
  untoldNotes(template).filter((index) => !template.forChildren || !isOnChildren(template, index));

const isOnChildren = (template: Template, index: number): boolean =>
  template.noteSubjects[index] === ("children" satisfies NoteSubject);

function untoldNotes(template: Template): number[] {
  const inRows = new Set(template.inNotes.map((field) => rowNote(template, field)));
  const taking = new Set(takingNotes(template));
  return [...template.notes.keys()].filter(
    (index) => isBelow(template, index) && !inRows.has(index) && !taking.has(template.notes[index]!),
  );
}
