import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Template } from "../../../contract/document/template";
import { Notice } from "../ui/notice";
import { takenByNoteKeys } from "./rule-keys";

interface TakenByNoticeProps extends Pick<Template, "takenBy"> {
  /** Where to read more about the document. */
  children?: ReactNode;
}

/** States that the authority accepts no photo made at home, before one is made. */
export function TakenByNotice({ takenBy, children }: TakenByNoticeProps) {
  const { t } = useTranslation("evidence");
  if (!takenBy || takenBy === "anyone") return null;
  return (
    <Notice kind="warn" title={t(takenByNoteKeys[takenBy])}>
      {children}
    </Notice>
  );
}
