/**
 * What a note is about: when and how the photo is taken, what it shows (hair and glasses apart), its file or print, children, embassies
 * and consulates, the application, a signature.
 */
export const noteSubjects = [
  "taking",
  "photo",
  "hair",
  "glasses",
  "file",
  "print",
  "children",
  "abroad",
  "applying",
  "signature",
] as const;
export type NoteSubject = (typeof noteSubjects)[number];
