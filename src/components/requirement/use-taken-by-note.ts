import { useTranslation } from "react-i18next";
import { exceptsTakenBy, warningCount } from "../../../contract/document/note-warnings";
import type { NotedField, Template } from "../../../contract/document/template";
import { takenByNoteKeys } from "./rule-keys";

type TakenBy = Pick<Template, "takenBy" | "sizeVaries"> & {
  inNotes: readonly NotedField[];
  notes: readonly string[];
};

/** That the authority accepts no photo made at home, or may not need one; null where nothing is in its way. */
export function useTakenByNote(template: TakenBy | null): string | null {
  const { t } = useTranslation("evidence");
  if (!template) return null;
  const { takenBy, notes } = template;
  if (exceptsTakenBy(template)) return notes[warningCount(template) - 1] ?? null;
  return takenBy && takenBy !== "anyone" ? t(takenByNoteKeys[takenBy]) : null;
}
