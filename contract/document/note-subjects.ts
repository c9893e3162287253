/** What a note is about: the photo, its file or print, children, embassies and consulates, the application, a signature. */
export const noteSubjects = [
  "photo",
  "file",
  "print",
  "children",
  "abroad",
  "applying",
  "signature",
] as const;
export type NoteSubject = (typeof noteSubjects)[number];
