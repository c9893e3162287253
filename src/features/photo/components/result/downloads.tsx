import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FailureNotice } from "../../../../components/layout/failure-notice";
import { Button } from "../../../../components/ui/button";
import { Notice } from "../../../../components/ui/notice";
import { useAppSelector } from "../../../../store/hooks";
import { selectPassportData } from "../../../../store/site-slice";
import type { DownloadKind } from "../../actions/download";
import { fileKinds } from "../../documents/forms";
import { withActions } from "../../load-actions";
import type { ResultForm } from "../../state/photo-state";
import { FilesWay } from "../pairing/files-way";
import { MissingCaption } from "./caption/missing-caption";
import * as styles from "./downloads.module.css";
import { useCanShare } from "./use-can-share";
import { useSaving } from "./use-saving";

const savePhoto = (kind: DownloadKind) => withActions((actions) => actions.savePhoto(kind));
const saveAll = () => withActions((actions) => actions.saveAll());
const sharePhoto = (kind: DownloadKind) => withActions((actions) => actions.sharePhoto(kind));

interface DownloadsProps {
  form: ResultForm;
  /** Where the authority accepts the form. */
  isMain: boolean;
  /** False with an open question, or if a new photo is the better choice. */
  isSticky: boolean;
  /** Another part of the page has the main action meanwhile: a secondary action that does not stick. */
  isPaused?: boolean;
  /** The change in progress, in words: a press waits for it and saves its result. */
  working: string | null;
  /** What the photo still lacks. */
  warning?: ReactNode;
}

/**
 * The downloads. On phones the first sticks to the lower edge, alone, because two buttons with long texts would take
 * two rows.
 */
export function Downloads({ form, isMain, isSticky, isPaused = false, working, warning }: DownloadsProps) {
  const isWorking = working !== null;
  const template = useAppSelector(selectPassportData);
  /** One file needs no archive; a signature is a second one. */
  const hasSeveral = fileKinds(template).length > 1 || !!template?.signature;
  const { t } = useTranslation("result");
  const { isSaving, justSaved, failure, save } = useSaving(savePhoto);
  /** Name and date were put on the photo since. */
  const isMended = failure === "captionMissing" && !warning;
  const zipping = useSaving(saveAll);
  const sharing = useSaving(sharePhoto);
  const canShare = useCanShare();
  return (
    <div
      className={isSticky ? `${styles.downloads} ${styles.sticky}` : styles.downloads}
      data-print="no"
      data-paused={isPaused}
    >
      <div className={styles.first}>
        {warning && !failure && <Notice kind="warn" title={warning} />}
        {failure && !isMended && (
          <FailureNotice failure={failure}>
            {failure === "captionMissing" && <MissingCaption />}
          </FailureNotice>
        )}
        {zipping.failure && <FailureNotice failure={zipping.failure} />}
        {sharing.failure && <FailureNotice failure={sharing.failure} />}
        {form === "printout" && (
          <p className={styles.state} role="status">
            {working}
          </p>
        )}
        <Button
          variant={isMain && !isPaused ? "primary" : "secondary"}
          icon={justSaved === form ? "check" : "download"}
          aria-busy={isSaving || isWorking}
          onClick={() => save(form)}
        >
          {t(form === "digital" ? "action.download" : "action.downloadSheet")}
        </Button>
      </div>
      <div className={styles.others}>
        {form === "printout" && (
          <Button
            icon={justSaved === "pdf" ? "check" : "print"}
            aria-busy={isSaving || isWorking}
            onClick={() => save("pdf")}
          >
            {t("action.downloadPdf")}
          </Button>
        )}
        {hasSeveral && (
          <Button
            icon={zipping.justSaved === null ? "file" : "check"}
            aria-busy={zipping.isSaving || isWorking}
            onClick={() => zipping.save()}
          >
            {t("action.downloadAll")}
          </Button>
        )}
        {canShare && (
          <Button icon="share" aria-busy={sharing.isSaving || isWorking} onClick={() => sharing.save(form)}>
            {t("action.share")}
          </Button>
        )}
        <FilesWay />
      </div>
    </div>
  );
}
