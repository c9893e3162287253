import { useTranslation } from "react-i18next";
import { Notice } from "../../ui/notice";

/** What is unknown about a document, what to do meanwhile and whom to ask. */
export function OpenNotice() {
  const { t } = useTranslation("evidence");
  return (
    <Notice kind="plain" title={t("open.title")}>
      <p>{t("open.text")}</p>
      <p>{t("open.ask")}</p>
    </Notice>
  );
}
