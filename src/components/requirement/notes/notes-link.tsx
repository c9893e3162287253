import { useTranslation } from "react-i18next";
import { isTakenElsewhere } from "../../../../contract/document/handed-in";
import { exceptsTakenBy, warningCount } from "../../../../contract/document/note-warnings";
import type { NotedField } from "../../../../contract/document/template";
import type { RequirementTemplate } from "../queries/requirement-template";
import { rowNote } from "./shown-notes";

/** Where the notes stand: in their list or in the row of a rule, the one on who takes the photo in the warning at the top. */
export const notesId = "notes";
export const warningId = "warning";
export const shopPrintId = "shop-print";
export const noteId = (index: number): string => `note-${index}`;

/** Whether the top warns of a print made at home: where no photo from home is taken, it says that already. */
export const warnsOfHomePrint = (template: RequirementTemplate): boolean =>
  template.shopPrint && !isTakenElsewhere(template);

interface NotesLinkProps {
  template: RequirementTemplate;
  /** The rule that the note states. */
  field: NotedField;
}

/** Leads from a rule to the note that states it, or says for whom a stated file is. */
export function NotesLink({ template, field }: NotesLinkProps) {
  const { t } = useTranslation("evidence");
  const isRestricted = field === "file" && template.digital !== null;
  return <a href={`#${targetId(template, field)}`}>{t(isRestricted ? "someApplications" : "inNotes")}</a>;
}

function targetId(template: RequirementTemplate, field: NotedField): string {
  const index = template.ruleNotes[template.inNotes.indexOf(field)] ?? -1;
  const isOfTaker = field === "takenBy" || index === warningCount(template) - 1;
  if (exceptsTakenBy(template) && isOfTaker) return warningId;
  return index < 0 ? notesId : noteId(index);
}

/** Where links to the note of a rule lead: its row, label included. */
export function rowId(template: RequirementTemplate, field: NotedField): string | undefined {
  const index = rowNote(template, field);
  if (index === null) return undefined;
  // One note may state several rules.
  const isFirst = template.ruleNotes.indexOf(index) === template.inNotes.indexOf(field);
  return isFirst ? noteId(index) : undefined;
}

/** The note that states a rule, in its row; a link where it stands elsewhere. */
export function RuleNote({ template, field }: NotesLinkProps) {
  const index = rowNote(template, field);
  return index === null ? <NotesLink template={template} field={field} /> : template.notes[index];
}
