import { useTranslation } from "react-i18next";
import type { NotedField } from "../../../../contract/document/template";
import type { RequirementTemplate } from "../queries/requirement-template";
import { exceptsTakenBy, notesAbove } from "../taken-by-notice";

/** Where the notes stand: in their list, the first one maybe in the warning at the top. */
export const notesId = "notes";
export const warningId = "warning";
export const noteId = (index: number): string => `note-${index}`;

interface NotesLinkProps {
  template: Pick<RequirementTemplate, "takenBy" | "inNotes" | "ruleNotes" | "sizeVaries" | "digital">;
  /** The rule that the note states; omitted for several. */
  field?: NotedField;
}

/** Leads from a rule to the note that states it, or says for whom a stated file is. */
export function NotesLink({ template, field }: NotesLinkProps) {
  const { t } = useTranslation("evidence");
  const isRestricted = field === "file" && template.digital !== null;
  return <a href={`#${targetId(template, field)}`}>{t(isRestricted ? "someApplications" : "inNotes")}</a>;
}

function targetId(template: NotesLinkProps["template"], field?: NotedField): string {
  const index = field ? (template.ruleNotes[template.inNotes.indexOf(field)] ?? -1) : -1;
  const isException = field === "takenBy" && exceptsTakenBy(template);
  if (isException || (index === 0 && notesAbove(template) > 0)) return warningId;
  return index < 0 ? notesId : noteId(index);
}
