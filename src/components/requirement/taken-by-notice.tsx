import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Template } from "../../../contract/document/template";
import { Notice } from "../ui/notice";
import { takenByNoteKeys } from "./rule-keys";

interface TakenByNoticeProps extends Pick<Template, "takenBy"> {
  /** Where to read more about the document. */
  children?: ReactNode;
}

/** Whether the authority accepts a photo made at home; null where it does. */
export function useTakenByNote(takenBy: Template["takenBy"] | undefined): string | null {
  const { t } = useTranslation("evidence");
  return takenBy && takenBy !== "anyone" ? t(takenByNoteKeys[takenBy]) : null;
}

/** States that the authority accepts no photo made at home, before one is made. */
export function TakenByNotice({ takenBy, children }: TakenByNoticeProps) {
  const note = useTakenByNote(takenBy);
  return (
    note && (
      <Notice kind="warn" title={note}>
        {children}
      </Notice>
    )
  );
}
