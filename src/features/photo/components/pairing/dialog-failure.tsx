import { useTranslation } from "react-i18next";
import { Notice } from "../../../../components/ui/notice";
import { failureTexts } from "../../../../v5/failure-texts";

/** The code of a dialog could not be loaded; its button tries again. */
export function DialogFailure() {
  const { t } = useTranslation("errors");
  const failure = navigator.onLine ? "connectionTimedOut" : "offline";
  return <Notice kind="fail" title={t(failureTexts[failure].title)} role="alert" />;
}
