import { useTranslation } from "react-i18next";
import { useAppSelector } from "../../store/hooks";
import { selectIsRouteLoading } from "../../store/route-slice";
import * as styles from "./route-progress.module.css";

/** A thin bar at the upper edge while the next page is loading. */
export function RouteProgress() {
  const { t } = useTranslation("common");
  const isLoading = useAppSelector(selectIsRouteLoading);
  if (!isLoading) return null;
  return (
    <div className={styles.track} role="progressbar" aria-label={t("route.loading")}>
      <div className={styles.bar} />
    </div>
  );
}
