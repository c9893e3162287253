import { useTranslation } from "react-i18next";
import type { NotedField } from "../../../../contract/document/template";
import type { RequirementTemplate } from "../queries/requirement-template";
import { exceptsTakenBy } from "../taken-by-notice";

/** Where the notes stand: in their list, the first one maybe in the warning at the top. */
export const notesId = "notes";
export const warningId = "warning";

interface NotesLinkProps {
  template: Pick<RequirementTemplate, "takenBy" | "inNotes" | "digital">;
  /** The rule that the note states; omitted for several. */
  field?: NotedField;
}

/** Leads from a rule to the note that states it, or says for whom a stated file is. The exception to who takes the photo is also that to its file. */
export function NotesLink({ template, field }: NotesLinkProps) {
  const { t } = useTranslation("evidence");
  const isWarning = exceptsTakenBy(template) && (field === "takenBy" || field === "file");
  const isRestricted = field === "file" && template.digital !== null;
  return (
    <a href={`#${isWarning ? warningId : notesId}`}>{t(isRestricted ? "someApplications" : "inNotes")}</a>
  );
}
