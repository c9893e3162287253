import { useTranslation } from "react-i18next";
import { EmptyFrame } from "../../../../../components/layout/empty-frame";
import { FailureAdvice } from "../../../../../components/layout/failure-advice";
import { Button, ButtonPageLink } from "../../../../../components/ui/button";
import { PageLink } from "../../../../../components/ui/page-link";
import { homeStart } from "../../../../../paths";
import { isDeviceOnly } from "../../../../../photo-mode";
import { useAppDispatch, useAppSelector } from "../../../../../store/hooks";
import { selectIsOnline } from "../../../../../store/network-slice";
import type { FailureKey } from "../../../../../v5/failure";
import { failureTexts } from "../../../../../v5/failure-texts";
import { setProcessingMode } from "../../../processing-mode";
import type { Failure } from "../../../state/photo-state";
import { selectChoices } from "../../../state/selectors";
import { usePhotoActions } from "../../../use-photo-actions";
import * as styles from "./result-message.module.css";
import { StillOffline } from "./still-offline";
import { useCanDevice } from "./use-can-device";
import { useRetryOnline } from "./use-retry-online";

interface FailedProps {
  failure: Failure;
}

/** The advice of these failures does not mention that photo and choices are kept. */
const omitsKeptPhoto: readonly FailureKey[] = [
  "connectionTimedOut",
  "interfaceException",
  "imageLinkMissing",
  "tooManyRequests",
  "browserLimited",
  "devicePixelsWithheld",
  "deviceNotLoaded",
  "unknown",
];

/** Failures that a retry in this browser cannot fix. */
const unsupportedOnDevice: readonly FailureKey[] = [
  "deviceUnsupported",
  "devicePixelsWithheld",
  "deviceFormat",
];

/** A failure that is not caused by the photo. Photo and choices are kept; one next action is offered. */
export function Failed({ failure }: FailedProps) {
  const { t } = useTranslation("result");
  const { t: tErrors } = useTranslation("errors");
  const { title } = failureTexts[failure.key];
  const dispatch = useAppDispatch();
  const act = usePhotoActions();
  const start = () => void act(({ makePhoto }) => makePhoto());
  const startIn = (isOnDevice: boolean) => {
    void dispatch(setProcessingMode(isOnDevice));
    start();
  };
  const { isOffline, offlineAttempts, retry } = useRetryOnline(failure.key, start);
  const { isOnDevice } = useAppSelector(selectChoices);
  const isOnline = useAppSelector(selectIsOnline);
  const canServer = isOnDevice && isOnline && !isDeviceOnly();
  const canDevice = useCanDevice(failure.key) && !isOnDevice;
  const isUnsupported = isOnDevice && unsupportedOnDevice.includes(failure.key);
  const onServer = canServer && (
    <Button variant={isUnsupported ? "primary" : "secondary"} icon="upload" onClick={() => startIn(false)}>
      {t("failed.onServer")}
    </Button>
  );
  // Goes on when the connection is back; until then there is nothing to press.
  const isWaiting = isOffline && failure.key === "deviceNotLoaded";
  return (
    <div className={styles.place}>
      <EmptyFrame text="!" />
      <div className={styles.words}>
        <div className={styles.message} role="alert">
          <h1>{tErrors(title)}</h1>
          {isOffline && !isOnDevice ? <p>{t("wait.offline")}</p> : <FailureAdvice failure={failure.key} />}
          {omitsKeptPhoto.includes(failure.key) && <p>{tErrors(failureTexts.networkTimeout.advice)}</p>}
          {failure.key === "templateMissing" ? (
            <p className={styles.actions}>
              <ButtonPageLink variant="primary" to={homeStart}>
                {t("action.otherDocument")}
              </ButtonPageLink>
            </p>
          ) : (
            <p className={styles.actions}>
              {!isUnsupported && !isWaiting && (
                <Button variant="primary" icon="retake" onClick={retry}>
                  {t("failed.again")}
                </Button>
              )}
              {onServer}
              {canDevice && <Button onClick={() => startIn(true)}>{t("failed.onDevice")}</Button>}
              <PageLink to={homeStart}>{t("failed.other")}</PageLink>
            </p>
          )}
        </div>
        <StillOffline offlineAttempts={offlineAttempts} />
      </div>
    </div>
  );
}
