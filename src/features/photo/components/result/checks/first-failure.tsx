import { useTranslation } from "react-i18next";
import type { failureTexts } from "../../../../../v5/failure-texts";
import * as styles from "./check-card.module.css";

interface FirstFailureProps {
  texts: (typeof failureTexts)[keyof typeof failureTexts];
  /** Name of the file; null if it is not known. */
  file: string | null;
}

/** Why a photo was refused without a check, as the first of its checks would say it. */
export function FirstFailure({ texts, file }: FirstFailureProps) {
  const { t } = useTranslation("errors");
  return (
    <div className={styles.card} data-large>
      <h3 className={styles.title}>{t(texts.title)}</h3>
      {file && (
        <p className={styles.phrase}>
          <bdi>{file}</bdi>
        </p>
      )}
      <p className={styles.advice}>{t(texts.advice)}</p>
    </div>
  );
}
