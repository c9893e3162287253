import { useTranslation } from "react-i18next";
import type { Template } from "../../../contract/document/template";
import { Notice } from "../ui/notice";
import { takenByNoteKeys } from "./rule-keys";

/** Where the authority takes no photo that was made at home, it is said before one is made. */
export const TakenByNotice = ({ takenBy }: Pick<Template, "takenBy">) => {
  const { t } = useTranslation("evidence");
  if (!takenBy || takenBy === "anyone") return null;
  return <Notice kind="warn" title={t(takenByNoteKeys[takenBy])} />;
};
