import { useTranslation } from "react-i18next";
import type { RequirementTemplate } from "../queries/requirement-template";
import { type HeadingSubject, notesBySubject } from "./note-groups";
import * as styles from "./note-list.module.css";
import { notesId } from "./notes-link";
import { listedNotes } from "./shown-notes";

/** As many need headings. */
const manyNotes = 8;

/** The notes that nothing above tells; many of them under what they are about. */
export function NoteList({ template }: { template: RequirementTemplate }) {
  const { t } = useTranslation("requirement");
  const titles = useSubjectTitles();
  const notes = listedNotes(template).map((index) => ({
    note: template.notes[index]!,
    subject: template.noteSubjects[index] ?? "photo",
  }));
  if (notes.length === 0) return null;
  return (
    <div className={styles.notes}>
      <h3 className={styles.title} id={notesId}>
        {t("notes")}
      </h3>
      {notes.length < manyNotes ? (
        <NoteItems notes={notes.map(({ note }) => note)} />
      ) : (
        notesBySubject(notes).map(({ subject, of }) => (
          <section key={subject}>
            <h4 className={styles.subject}>{titles[subject]}</h4>
            <NoteItems notes={of.map(({ note }) => note)} />
          </section>
        ))
      )}
    </div>
  );
}

export function NoteItems({ notes }: { notes: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

function useSubjectTitles(): Record<HeadingSubject, string> {
  const { t } = useTranslation("requirement");
  const { t: tEvidence } = useTranslation("evidence");
  return {
    photo: t("notesOn.photo"),
    file: t("facts.file"),
    print: t("notesOn.print"),
    children: t("children.title"),
    abroad: t("notesOn.abroad"),
    applying: t("notesOn.applying"),
    signature: tEvidence("signature.label"),
  };
}
