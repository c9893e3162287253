import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Template } from "../../../../../contract/document/template";
import { Icon } from "../../../../components/ui/icon";
import { useModal } from "../../../../components/ui/use-modal";
import { VisuallyHidden } from "../../../../components/ui/visually-hidden";
import * as styles from "./camera-dialog.module.css";
import { CameraReview } from "./camera-review";
import { usualSettings } from "./camera-settings";
import { CameraView } from "./camera-view";

export interface CameraDialogProps {
  template: Template | null;
  onPhotos: (photos: readonly Blob[], name: string) => void;
  onClose: () => void;
  onChooseFile: () => void;
}

/** A modal dialog: the browser traps the focus and closes it on Escape. */
function CameraDialog({ template, onPhotos, onClose, onChooseFile }: CameraDialogProps) {
  const { t } = useTranslation("camera");
  const dialog = useRef<HTMLDialogElement>(null);
  const [taken, setTaken] = useState<Blob[] | null>(null);
  const [settings, setSettings] = useState(usualSettings);
  /** Changing the key requests the camera again. */
  const [attempt, setAttempt] = useState(1);

  useModal(dialog);

  return (
    <dialog className={styles.dialog} ref={dialog} aria-labelledby="camera-title" onClose={onClose}>
      <header className={styles.header}>
        <h2 className={styles.title} id="camera-title">
          {t("title")}
        </h2>
        <button type="button" className={styles.close} onClick={onClose}>
          <Icon name="cross" />
          <VisuallyHidden>{t("close")}</VisuallyHidden>
        </button>
      </header>
      {taken ? (
        <CameraReview
          photos={taken}
          onRetake={() => setTaken(null)}
          onUse={() => {
            onPhotos(taken, "camera.jpg");
            onClose();
          }}
        />
      ) : (
        <CameraView
          key={attempt}
          template={template}
          settings={settings}
          onSettings={setSettings}
          onTaken={setTaken}
          onRetry={() => setAttempt(attempt + 1)}
          onChooseFile={onChooseFile}
        />
      )}
    </dialog>
  );
}

export default CameraDialog;
