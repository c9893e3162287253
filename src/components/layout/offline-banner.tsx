import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { onlineAgainMs } from "../../constants";
import { useAppSelector } from "../../store/hooks";
import { selectIsOnline } from "../../store/network-slice";
import { Icon } from "../ui/icon";
import * as styles from "./offline-banner.module.css";

/** Announces a lost connection and its return; the live region stays mounted, so that both are read. */
export function OfflineBanner() {
  const { t } = useTranslation("common");
  const isOnline = useAppSelector(selectIsOnline);
  const isBack = useIsBack(isOnline);
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.banner}>
          <Icon name="offline" />
          {t("network.offline")}
        </p>
      )}
      {isBack && (
        <p className={styles.banner} data-kind="back">
          <Icon name="check" />
          {t("network.online")}
        </p>
      )}
    </div>
  );
}

/** True for a while after the connection has returned. */
function useIsBack(isOnline: boolean): boolean {
  const [isBack, setIsBack] = useState(false);
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    const cameBack = isOnline && !wasOnline.current;
    wasOnline.current = isOnline;
    setIsBack(cameBack);
    if (!cameBack) return;
    const timer = setTimeout(() => setIsBack(false), onlineAgainMs);
    return () => clearTimeout(timer);
  }, [isOnline]);
  return isBack;
}
