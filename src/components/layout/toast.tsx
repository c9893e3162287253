import { useTranslation } from "react-i18next";
import { useAppSelector } from "../../store/hooks";
import { selectToast } from "../../store/toast-slice";
import { failureTexts } from "../../v5/failure-texts";
import { Icon } from "../ui/icon";
import * as styles from "./toast.module.css";

/** A short message at the lower edge; it leaves by itself and says nothing that is not on the page too. */
export const Toast = () => {
  const { t, i18n } = useTranslation("errors");
  const toast = useAppSelector(selectToast);
  const key = toast && toast.failureKey !== "unknown" ? failureTexts[toast.failureKey].title : null;
  // A page that makes no calls does not carry these texts.
  const text = key && i18n.exists(key, { ns: "errors" }) ? t(key) : toast?.text;
  return (
    <div className={styles.place} role="status">
      {toast && (
        <p className={styles.toast} key={toast.id}>
          <Icon name="warn" />
          {text}
        </p>
      )}
    </div>
  );
};
