import { useTranslation } from "react-i18next";
import { useAppSelector } from "../../store/hooks";
import { selectIsOnline } from "../../store/network-slice";
import { Icon } from "../ui/icon";
import * as styles from "./offline-banner.module.css";

/** Tells that there is no connection; the live region stays, so that its change is read. */
export const OfflineBanner = () => {
  const { t } = useTranslation("common");
  const isOnline = useAppSelector(selectIsOnline);
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.banner}>
          <Icon name="offline" />
          {t("network.offline")}
        </p>
      )}
    </div>
  );
};
