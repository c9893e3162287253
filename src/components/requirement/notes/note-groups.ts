import { type NoteSubject, noteSubjects } from "../../../../contract/document/note-subjects";

/** Where the only note on a subject stands, instead of alone under a heading. */
const wider: Partial<Record<NoteSubject, NoteSubject>> = {
  file: "photo",
  print: "photo",
  children: "photo",
  abroad: "applying",
  signature: "applying",
};

/** Notes under their subjects, in the order of these; a single one at the end of a wider subject that has notes. */
export function notesBySubject<Note extends { subject: NoteSubject }>(notes: readonly Note[]) {
  const on = (subject: NoteSubject) => notes.filter((note) => note.subject === subject);
  const headingOf = (subject: NoteSubject): NoteSubject => {
    const to = wider[subject];
    return to && on(subject).length === 1 && on(to).length > 0 ? to : subject;
  };
  return noteSubjects
    .map((subject) => {
      const joining = noteSubjects.filter((other) => other !== subject && headingOf(other) === subject);
      return { subject, of: headingOf(subject) === subject ? [subject, ...joining].flatMap(on) : [] };
    })
    .filter(({ of }) => of.length > 0);
}
