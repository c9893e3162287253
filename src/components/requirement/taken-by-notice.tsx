import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { NotedField, Template } from "../../../contract/document/template";
import { Notice } from "../ui/notice";
import { takenByNoteKeys } from "./rule-keys";

type TakenBy = Pick<Template, "takenBy"> & { inNotes: readonly NotedField[]; notes: readonly string[] };

interface TakenByNoticeProps {
  id?: string | undefined;
  template: TakenBy;
  /** Where to read more about the document. */
  children?: ReactNode;
}

/** Whether the first note tells an exception to the rule: it is shown instead of the general sentence. */
export const exceptsTakenBy = ({ takenBy, inNotes }: Omit<TakenBy, "notes">): boolean =>
  takenBy !== null && inNotes.includes("takenBy");

/** How many of the notes are a warning at the top, and not told again. */
export const notesAbove = (template: Omit<TakenBy, "notes"> & { sizeVaries: boolean }): number =>
  template.sizeVaries || exceptsTakenBy(template) ? 1 : 0;

/** Whether the authority accepts a photo made at home; null where it does. */
export function useTakenByNote(template: TakenBy | null): string | null {
  const { t } = useTranslation("evidence");
  if (!template) return null;
  const { takenBy, notes } = template;
  if (exceptsTakenBy(template)) return notes[0] ?? null;
  return takenBy && takenBy !== "anyone" ? t(takenByNoteKeys[takenBy]) : null;
}

/** States that the authority accepts no photo made at home. */
export function TakenByNotice({ id, template, children }: TakenByNoticeProps) {
  const title = useTakenByNote(template);
  return (
    title && (
      <Notice id={id} kind="warn" title={title}>
        {children}
      </Notice>
    )
  );
}
