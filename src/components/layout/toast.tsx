import { useAppSelector } from "../../store/hooks";
import { selectToast } from "../../store/toast-slice";
import { Icon } from "../ui/icon";
import * as styles from "./toast.module.css";

/** A short message at the lower edge; it leaves by itself and repeats nothing that is not on the page too. */
export const Toast = () => {
  const toast = useAppSelector(selectToast);
  return (
    <div className={styles.place} role="status">
      {toast && (
        <p className={styles.toast} key={toast.id}>
          <Icon name="warn" />
          {toast.text}
        </p>
      )}
    </div>
  );
};
