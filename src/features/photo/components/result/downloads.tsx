import { useTranslation } from "react-i18next";
import { FailureNotice } from "../../../../components/layout/failure-notice";
import { Button } from "../../../../components/ui/button";
import type { DownloadKind } from "../../actions/download";
import { withActions } from "../../load-actions";
import type { ResultForm } from "../../state/photo-state";
import * as styles from "./downloads.module.css";
import { useCanShare } from "./use-can-share";
import { useSaving } from "./use-saving";

const savePhoto = (kind: DownloadKind) => withActions((actions) => actions.savePhoto(kind));
const saveAll = () => withActions((actions) => actions.saveAll());
const sharePhoto = (kind: DownloadKind) => withActions((actions) => actions.sharePhoto(kind));

/** Where the downloads stand on the page. */
export const downloadsId = "downloads";

interface DownloadsProps {
  form: ResultForm;
  isMain: boolean;
  /** A change is being made: a press waits for it, and is given what comes of it. */
  isWorking: boolean;
}

/**
 * The main action of the result; on a phone it stays within reach of the thumb, and it alone: two buttons are two rows
 * where words are long. Where a question is open or another photo is the better way it is not the main one, and covers
 * nothing.
 */
export const Downloads = ({ form, isMain, isWorking }: DownloadsProps) => {
  const { t } = useTranslation("result");
  const { isSaving, failure, save } = useSaving(savePhoto);
  const zipping = useSaving(saveAll);
  const sharing = useSaving(sharePhoto);
  const canShare = useCanShare();
  return (
    <div
      id={downloadsId}
      className={isMain ? `${styles.downloads} ${styles.main}` : styles.downloads}
      data-print="no"
    >
      <div className={styles.first}>
        {failure && <FailureNotice failure={failure} />}
        {zipping.failure && <FailureNotice failure={zipping.failure} />}
        {sharing.failure && <FailureNotice failure={sharing.failure} />}
        {form === "printout" && (
          <p className={styles.state} role="status">
            {isWorking ? t("wait.text") : ""}
          </p>
        )}
        <Button
          look={isMain ? "primary" : "secondary"}
          icon="download"
          aria-busy={isSaving || isWorking}
          onClick={() => save(form)}
        >
          {t(form === "digital" ? "action.download" : "action.downloadSheet")}
        </Button>
      </div>
      <div className={styles.others}>
        {form === "printout" && (
          <Button icon="print" aria-busy={isSaving || isWorking} onClick={() => save("pdf")}>
            {t("action.downloadPdf")}
          </Button>
        )}
        <Button icon="file" aria-busy={zipping.isSaving || isWorking} onClick={() => zipping.save()}>
          {t("action.downloadAll")}
        </Button>
        {canShare && (
          <Button icon="share" aria-busy={sharing.isSaving || isWorking} onClick={() => sharing.save(form)}>
            {t("action.share")}
          </Button>
        )}
      </div>
    </div>
  );
};
