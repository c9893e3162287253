import { useTranslation } from "react-i18next";
import { EmptyFrame } from "../../../../components/layout/empty-frame";
import { FailureAdvice } from "../../../../components/layout/failure-advice";
import { Button, ButtonPageLink } from "../../../../components/ui/button";
import { PageLink } from "../../../../components/ui/page-link";
import { paths } from "../../../../paths";
import { isDeviceOnly } from "../../../../photo-mode";
import type { FailureKey } from "../../../../v5/failure";
import { failureTexts } from "../../../../v5/failure-texts";
import type { PhotoState } from "../../state/photo-state";
import * as styles from "./result-message.module.css";
import { useCanDevice } from "./use-can-device";
import type { Result } from "./use-result";
import { useRetryOnline } from "./use-retry-online";

interface FailedProps {
  result: Result;
  failure: NonNullable<PhotoState["failure"]>;
}

/** The advice of these says nothing of photo and choices, which are kept. */
const silentOnKept: readonly FailureKey[] = [
  "connectionTimedOut",
  "interfaceException",
  "imageLinkMissing",
  "tooManyRequests",
  "browserLimited",
  "devicePixelsWithheld",
  "unknown",
];

/** What this browser cannot do now, it cannot do at another try. */
const beyondDevice: readonly FailureKey[] = ["deviceUnsupported", "devicePixelsWithheld", "deviceFormat"];

/** Something besides the photo went wrong. Photo and choices are kept; there is one next action. */
export const Failed = ({ result, failure }: FailedProps) => {
  const { t } = useTranslation("result");
  const { t: tErrors } = useTranslation("errors");
  const { title } = failureTexts[failure.key];
  const isLineLost = useRetryOnline(failure.key, result.start);
  const { isOnDevice } = result.state.choices;
  const canServer = isOnDevice && !isDeviceOnly();
  const canDevice = useCanDevice(failure.key) && !isOnDevice;
  const isBeyond = isOnDevice && beyondDevice.includes(failure.key);
  const onServer = canServer && (
    <Button look={isBeyond ? "primary" : "secondary"} icon="upload" onClick={() => result.startAt(false)}>
      {t("failed.onServer")}
    </Button>
  );
  return (
    <div className={styles.place}>
      <EmptyFrame text="!" />
      <div className={styles.words} role="alert">
        <h1>{tErrors(title)}</h1>
        {isLineLost ? <p>{t("wait.offline")}</p> : <FailureAdvice failure={failure.key} />}
        {!isLineLost && silentOnKept.includes(failure.key) && (
          <p>{tErrors(failureTexts.networkTimeout.advice)}</p>
        )}
        {failure.key === "templateMissing" ? (
          <p className={styles.actions}>
            <ButtonPageLink look="primary" to={paths.home}>
              {t("action.otherDocument")}
            </ButtonPageLink>
          </p>
        ) : (
          <p className={styles.actions}>
            {!isBeyond && (
              <Button look="primary" icon="retake" onClick={result.start}>
                {t("failed.again")}
              </Button>
            )}
            {onServer}
            {canDevice && <Button onClick={() => result.startAt(true)}>{t("failed.onDevice")}</Button>}
            <PageLink to={paths.home}>{t("failed.other")}</PageLink>
          </p>
        )}
      </div>
    </div>
  );
};
