import { useTranslation } from "react-i18next";
import type { NotedField } from "../../../../contract/document/template";
import type { RequirementTemplate } from "../queries/requirement-template";
import { exceptsTakenBy } from "../taken-by-notice";

/** Where the notes stand: in their list, the first one maybe in the warning at the top. */
export const notesId = "notes";
export const warningId = "warning";

interface NotesLinkProps {
  template: Pick<RequirementTemplate, "takenBy" | "inNotes">;
  /** The rule that the note states; omitted for several. */
  field?: NotedField;
}

/** Leads from a rule to the note that states it. The exception to who takes the photo is also that to its file. */
export function NotesLink({ template, field }: NotesLinkProps) {
  const { t } = useTranslation("evidence");
  const isWarning = exceptsTakenBy(template) && (field === "takenBy" || field === "file");
  return <a href={`#${isWarning ? warningId : notesId}`}>{t("inNotes")}</a>;
}
