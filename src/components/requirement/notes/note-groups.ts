import { type NoteSubject, noteSubjects } from "../../../../contract/document/note-subjects";

/** These have no heading of their own. */
const partOf = { hair: "photo", glasses: "photo", taking: "photo" } as const;
export type HeadingSubject = Exclude<NoteSubject, keyof typeof partOf>;

/** Where the only note on a subject stands, instead of alone under a heading. */
const wider: Partial<Record<NoteSubject, HeadingSubject>> = {
  children: "photo",
  abroad: "applying",
  signature: "applying",
};

const isPart = (subject: NoteSubject): subject is keyof typeof partOf => subject in partOf;

/** Notes under their subjects, in the order of these; a single one at the end of a wider subject that has notes. */
export function notesBySubject<Note extends { subject: NoteSubject }>(notes: readonly Note[]) {
  const on = (subject: NoteSubject) => notes.filter((note) => note.subject === subject);
  const headingOf = (subject: NoteSubject): HeadingSubject => {
    if (isPart(subject)) return partOf[subject];
    const to = wider[subject];
    return to && on(subject).length === 1 && on(to).length > 0 ? to : subject;
  };
  return noteSubjects
    .filter((subject) => !isPart(subject))
    .map((subject) => ({
      subject,
      of: noteSubjects.filter((each) => headingOf(each) === subject).flatMap(on),
    }))
    .filter(({ of }) => of.length > 0);
}
