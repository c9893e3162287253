import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { FailureNotice } from "../../../../../components/layout/failure-notice";
import { Button } from "../../../../../components/ui/button";
import { useReturnFocus } from "../../../../../components/ui/use-return-focus";
import type { FailureKey } from "../../../../../v5/failure";
import { useRetryOnline } from "./use-retry-online";

interface RetryNoticeProps {
  failure: FailureKey;
  onRetry: () => void;
}

/** Beside the last good result: why a change was not made or a file not saved, and another try. */
export const RetryNotice = ({ failure, onRetry }: RetryNoticeProps) => {
  const { t } = useTranslation("result");
  const place = useRef<HTMLDivElement>(null);
  useReturnFocus(place);
  useRetryOnline(failure, onRetry);
  return (
    <div ref={place}>
      <FailureNotice failure={failure}>
        <Button look="quiet" icon="retake" onClick={onRetry}>
          {t("failed.again")}
        </Button>
      </FailureNotice>
    </div>
  );
};
