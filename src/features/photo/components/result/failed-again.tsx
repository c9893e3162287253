import { useTranslation } from "react-i18next";
import { FailureNotice } from "../../../../components/layout/failure-notice";
import { Button } from "../../../../components/ui/button";
import type { FailureKey } from "../../../../v5/failure";
import { useRetryOnline } from "./use-retry-online";

interface FailedAgainProps {
  failure: FailureKey;
  onAgain: () => void;
}

/** Beside the last good result: why a change was not made or a file not saved, and another try. */
export const FailedAgain = ({ failure, onAgain }: FailedAgainProps) => {
  const { t } = useTranslation("result");
  useRetryOnline(failure, onAgain);
  return (
    <FailureNotice failure={failure}>
      <Button look="quiet" icon="retake" onClick={onAgain}>
        {t("failed.again")}
      </Button>
    </FailureNotice>
  );
};
