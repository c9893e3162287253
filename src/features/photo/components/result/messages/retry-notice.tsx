import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { FailureNotice } from "../../../../../components/layout/failure-notice";
import { Button } from "../../../../../components/ui/button";
import { useReturnFocus } from "../../../../../components/ui/use-return-focus";
import type { FailureKey } from "../../../../../v5/failure";
import { StillOffline } from "./still-offline";
import { useRetryOnline } from "./use-retry-online";

interface RetryNoticeProps {
  failure: FailureKey;
  onRetry: () => void;
}

/** Shown beside the last good result: why a change or a download failed, with a retry button. */
export function RetryNotice({ failure, onRetry }: RetryNoticeProps) {
  const { t } = useTranslation("result");
  const place = useRef<HTMLDivElement>(null);
  useReturnFocus(place);
  const { offlineAttempts, retry } = useRetryOnline(failure, onRetry);
  return (
    <div ref={place}>
      <FailureNotice failure={failure}>
        <Button variant="quiet" icon="retake" onClick={retry}>
          {t("failed.again")}
        </Button>
      </FailureNotice>
      <StillOffline offlineAttempts={offlineAttempts} />
    </div>
  );
}
