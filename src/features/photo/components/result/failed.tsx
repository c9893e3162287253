import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyFrame } from "../../../../components/layout/empty-frame";
import { Button } from "../../../../components/ui/button";
import { PageLink } from "../../../../components/ui/page-link";
import { paths } from "../../../../paths";
import { isDeviceOnly } from "../../../../photo-mode";
import { failureTexts } from "../../../../v5/failure-texts";
import { isDeviceKept } from "../../is-device-kept";
import type { PhotoState } from "../../photo-state";
import * as styles from "./result-message.module.css";
import type { Result } from "./use-result";
import { useRetryOnline } from "./use-retry-online";

interface FailedProps {
  result: Result;
  failure: NonNullable<PhotoState["failure"]>;
}

/** Whether this browser has all that it needs to make the photo by itself, now. */
function useIsDeviceKept(): boolean {
  const [isKept, setIsKept] = useState(false);
  useEffect(() => {
    void isDeviceKept().then(setIsKept);
  }, []);
  return isKept;
}

/** Something besides the photo went wrong. Photo and choices are kept; there is one next action. */
export const Failed = ({ result, failure }: FailedProps) => {
  const { t } = useTranslation("result");
  const { t: tErrors } = useTranslation("errors");
  const { title, advice } = failureTexts[failure.key];
  const isLineLost = useRetryOnline(failure.key, result.start);
  const { isOnDevice } = result.state.choices;
  const canDevice = useIsDeviceKept() && isLineLost && !isOnDevice;
  return (
    <div className={styles.place}>
      <EmptyFrame text="!" />
      <div className={styles.words} role="alert">
        <h1>{tErrors(title)}</h1>
        <p>{isLineLost ? t("wait.offline") : tErrors(advice)}</p>
        <p className={styles.actions}>
          <Button look="primary" icon="retake" onClick={result.start}>
            {t("failed.again")}
          </Button>
          {isOnDevice && !isDeviceOnly() && (
            <Button icon="upload" onClick={() => result.startAt(false)}>
              {t("failed.onServer")}
            </Button>
          )}
          {canDevice && <Button onClick={() => result.startAt(true)}>{t("failed.onDevice")}</Button>}
          <PageLink to={paths.home}>{t("failed.other")}</PageLink>
        </p>
      </div>
    </div>
  );
};
