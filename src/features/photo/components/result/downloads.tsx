import { useTranslation } from "react-i18next";
import { FailureNotice } from "../../../../components/layout/failure-notice";
import { Button } from "../../../../components/ui/button";
import { savePhoto } from "../../save-photo";
import * as styles from "./downloads.module.css";
import { useSaving } from "./use-saving";

export type ResultForm = "digital" | "printout";

/** The main action of the result; on a phone it stays within reach of the thumb. */
export const Downloads = ({ form }: { form: ResultForm }) => {
  const { t } = useTranslation("result");
  const { isSaving, failure, save } = useSaving(savePhoto);
  return (
    <div className={styles.downloads} data-print="no">
      {failure && <FailureNotice failure={failure} />}
      <Button look="primary" icon="download" aria-busy={isSaving} onClick={() => save(form)}>
        {t(form === "digital" ? "action.download" : "action.downloadSheet")}
      </Button>
      {form === "printout" && (
        <Button icon="print" aria-busy={isSaving} onClick={() => save("pdf")}>
          {t("action.downloadPdf")}
        </Button>
      )}
    </div>
  );
};
