import { useTranslation } from "react-i18next";
import { Button } from "../../../../components/ui/button";
import { Notice } from "../../../../components/ui/notice";

/** The documents did not come, and with them nothing can be chosen. */
export const LoadFailed = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation("photo");
  const { t: tCommon } = useTranslation("common");
  return (
    <Notice kind="fail" title={t("loadFailed")} role="alert">
      <Button look="quiet" icon="retake" onClick={onRetry}>
        {tCommon("action.retry")}
      </Button>
    </Notice>
  );
};
