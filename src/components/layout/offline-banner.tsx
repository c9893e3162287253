import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { onlineAgainMs } from "../../constants";
import { useAppSelector } from "../../store/hooks";
import { selectIsOnline } from "../../store/network-slice";
import { Icon } from "../ui/icon";
import * as styles from "./offline-banner.module.css";

/** Tells that there is no connection, and when it is back; the live region stays, so that both are read. */
export const OfflineBanner = () => {
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
};

/** For a while after a connection has come back. */
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
