import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { toastMs } from "../../constants";
import { useAppDispatch, useAppSelector } from "../../store/hooks";
import { selectToast, toastHidden } from "../../store/toast-slice";
import { failureTexts } from "../../v5/failure-texts";
import { Icon } from "../ui/icon";
import { VisuallyHidden } from "../ui/visually-hidden";
import * as styles from "./toast.module.css";

/** A short message at the lower edge, hidden after `toastMs`. The page always shows the same information. */
export function Toast() {
  const { t, i18n } = useTranslation("errors");
  const { t: tCommon } = useTranslation("common");
  const dispatch = useAppDispatch();
  const toast = useAppSelector(selectToast);
  const id = toast?.id;
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => dispatch(toastHidden(id)), toastMs);
    return () => clearTimeout(timer);
  }, [id, dispatch]);
  const key = toast && toast.failureKey !== "unknown" ? failureTexts[toast.failureKey].title : null;
  // Pages without API calls do not load these texts.
  const text = key && i18n.exists(key, { ns: "errors" }) ? t(key) : toast?.text;
  return (
    <div className={styles.place} role="status">
      {toast && (
        <div className={styles.toast} key={toast.id}>
          <Icon name="warn" />
          <p>{text}</p>
          <button type="button" className={styles.dismiss} onClick={() => dispatch(toastHidden(toast.id))}>
            <Icon name="cross" />
            <VisuallyHidden>{tCommon("toast.dismiss")}</VisuallyHidden>
          </button>
        </div>
      )}
    </div>
  );
}
