import { useTranslation } from "react-i18next";
import { Button } from "../../../../components/ui/button";
import type { DownloadKind } from "../../steps/download";
import * as styles from "./downloads.module.css";

export type ResultForm = "digital" | "printout";

interface DownloadsProps {
  form: ResultForm;
  onSave: (kind: DownloadKind) => void;
}

/** The main action of the result; on a phone it stays within reach of the thumb. */
export const Downloads = ({ form, onSave }: DownloadsProps) => {
  const { t } = useTranslation("result");
  return (
    <div className={styles.downloads} data-print="no">
      <Button look="primary" icon="download" onClick={() => onSave(form)}>
        {t(form === "digital" ? "action.download" : "action.downloadSheet")}
      </Button>
      {form === "printout" && (
        <Button icon="print" onClick={() => onSave("pdf")}>
          {t("action.downloadPdf")}
        </Button>
      )}
    </div>
  );
};
