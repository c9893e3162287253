import { useTranslation } from "react-i18next";
import { Button } from "../../../../components/ui/button";
import { Notice } from "../../../../components/ui/notice";

/** Shown when the documents could not be loaded, so that nothing can be chosen. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation("photo");
  const { t: tCommon } = useTranslation("common");
  return (
    <Notice kind="fail" title={t("loadFailed")} role="alert">
      <Button variant="quiet" icon="retake" onClick={onRetry}>
        {tCommon("action.retry")}
      </Button>
    </Notice>
  );
}
