import { useTranslation } from "react-i18next";
import { Notice } from "../../../../../components/ui/notice";
import type { failureTexts } from "../../../../../v5/failure-texts";

/** Why a photo was refused without a check. */
export function FirstFailure({ texts }: { texts: (typeof failureTexts)[keyof typeof failureTexts] }) {
  const { t } = useTranslation("errors");
  return (
    <Notice kind="fail" title={t(texts.title)}>
      <p>{t(texts.advice)}</p>
    </Notice>
  );
}
