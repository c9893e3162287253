import { useTranslation } from "react-i18next";
import type { RefusalText } from "../../../refusal-text";
import * as styles from "./check-card.module.css";

interface FirstFailureProps {
  texts: RefusalText;
  /** Name of the file; null if it is not known. */
  file: string | null;
}

/** Why a photo was refused without a check, as the first of its checks would say it. */
export function FirstFailure({ texts, file }: FirstFailureProps) {
  const { t } = useTranslation("errors");
  const { title, plain = title, advice } = texts;
  return (
    <div className={styles.card} data-large>
      <h3 className={styles.title}>{t(plain)}</h3>
      {file && (
        <p className={styles.phrase}>
          <bdi>{file}</bdi>
        </p>
      )}
      {plain !== title && <p className={styles.phrase}>{t(title)}</p>}
      <p className={styles.advice}>{t(advice)}</p>
    </div>
  );
}
