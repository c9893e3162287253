import { useTranslation } from "react-i18next";
import * as styles from "./result-message.module.css";

/** Answers each press of "Try again" without a connection; announced without interrupting. */
export function StillOffline({ offlineAttempts }: { offlineAttempts: number }) {
  const { t } = useTranslation("result");
  return (
    <p className={styles.still} role="status">
      {offlineAttempts > 0 && <span key={offlineAttempts}>{t("failed.stillOffline")}</span>}
    </p>
  );
}
