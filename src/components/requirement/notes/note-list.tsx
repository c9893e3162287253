import { useTranslation } from "react-i18next";
import type { NoteSubject } from "../../../../contract/document/template";
import type { RequirementTemplate } from "../queries/requirement-template";
import { exceptsTakenBy } from "../taken-by-notice";
import * as styles from "./note-list.module.css";
import { notesId } from "./notes-link";

/** As many are read without headings. */
const fewNotes = 7;

/** The notes of a document; many of them by what they are about. */
export function NoteList({ template }: { template: RequirementTemplate }) {
  const { t } = useTranslation("requirement");
  const titles = useSubjectTitles();
  // A note that is the warning at the top is not told again.
  const first = template.sizeVaries || exceptsTakenBy(template) ? 1 : 0;
  const notes = template.notes
    .map((note, index) => ({ note, subject: template.noteSubjects[index] ?? "photo" }))
    .slice(first);
  if (notes.length === 0) return null;
  const list = (of: typeof notes) => (
    <ul className={styles.list}>
      {of.map(({ note }) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
  const groups = titles
    .map(([subject, title]) => ({ title, of: notes.filter((note) => note.subject === subject) }))
    .filter(({ of }) => of.length > 0);
  return (
    <div className={styles.notes}>
      <h3 className={styles.title} id={notesId}>
        {t("notes")}
      </h3>
      {notes.length <= fewNotes
        ? list(notes)
        : groups.map(({ title, of }) => (
            <section key={title}>
              <h4 className={styles.subject}>{title}</h4>
              {list(of)}
            </section>
          ))}
    </div>
  );
}

/** In the order of the page. */
function useSubjectTitles(): [NoteSubject, string][] {
  const { t } = useTranslation("requirement");
  const { t: tEvidence } = useTranslation("evidence");
  const titles: Record<NoteSubject, string> = {
    photo: t("notesOn.photo"),
    file: t("facts.file"),
    print: t("notesOn.print"),
    children: t("children.title"),
    abroad: t("notesOn.abroad"),
    applying: t("notesOn.applying"),
    signature: tEvidence("signature.label"),
  };
  return Object.entries(titles) as [NoteSubject, string][];
}
