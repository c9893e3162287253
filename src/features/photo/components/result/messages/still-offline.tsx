import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import * as styles from "./result-message.module.css";

/**
 * Answers each press of "Try again" without a connection; announced without interrupting, and scrolled into view,
 * since it is below the other buttons.
 */
export function StillOffline({ offlineAttempts }: { offlineAttempts: number }) {
  const { t } = useTranslation("result");
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (offlineAttempts > 0) place.current?.scrollIntoView({ block: "nearest" });
  }, [offlineAttempts]);
  return (
    <p className={styles.still} ref={place} role="status">
      {offlineAttempts > 0 && <span key={offlineAttempts}>{t("failed.stillOffline")}</span>}
    </p>
  );
}
