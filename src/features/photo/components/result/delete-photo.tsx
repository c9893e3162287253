import { useTranslation } from "react-i18next";
import { Button } from "../../../../components/ui/button";
import * as styles from "./accepted/accepted.module.css";

/** Deletes the photo and its results before the retention time ends. */
export function DeletePhoto({ isOnDevice, onDelete }: { isOnDevice: boolean; onDelete: () => void }) {
  const { t } = useTranslation("result");
  return (
    <div className={styles.actions}>
      <Button icon="trash" onClick={onDelete}>
        {t("action.delete")}
      </Button>
      <p className={styles.hint}>{t(isOnDevice ? "action.deleteHintDevice" : "action.deleteHint")}</p>
    </div>
  );
}
