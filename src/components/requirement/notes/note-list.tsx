import { useTranslation } from "react-i18next";
import type { NoteSubject } from "../../../../contract/document/note-subjects";
import { warningCount } from "../../../../contract/document/note-warnings";
import type { RequirementTemplate } from "../queries/requirement-template";
import { notesBySubject } from "./note-groups";
import * as styles from "./note-list.module.css";
import { noteId, notesId } from "./notes-link";

/** As many need headings. */
const manyNotes = 10;

/** The notes of a document; many of them under what they are about. */
export function NoteList({ template }: { template: RequirementTemplate }) {
  const { t } = useTranslation("requirement");
  const titles = useSubjectTitles();
  const notes = template.notes
    .map((note, index) => ({ note, index, subject: template.noteSubjects[index] ?? "photo" }))
    .slice(warningCount(template));
  if (notes.length === 0) return null;
  const list = (of: typeof notes) => (
    <ul className={styles.list}>
      {of.map(({ note, index }) => (
        <li key={note} id={template.ruleNotes.includes(index) ? noteId(index) : undefined}>
          {note}
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.notes}>
      <h3 className={styles.title} id={notesId}>
        {t("notes")}
      </h3>
      {notes.length < manyNotes
        ? list(notes)
        : notesBySubject(notes).map(({ subject, of }) => (
            <section key={subject}>
              <h4 className={styles.subject}>{titles[subject]}</h4>
              {list(of)}
            </section>
          ))}
    </div>
  );
}

function useSubjectTitles(): Record<NoteSubject, string> {
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
