import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Template } from "../../../../../contract/document/template";
import { Dialog } from "../../../../components/ui/dialog";
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

/** Takes a photo: the live picture, then a review. */
function CameraDialog({ template, onPhotos, onClose, onChooseFile }: CameraDialogProps) {
  const { t } = useTranslation("camera");
  const [taken, setTaken] = useState<Blob[] | null>(null);
  const [settings, setSettings] = useState(usualSettings);
  /** Changing the key requests the camera again. */
  const [attempt, setAttempt] = useState(1);

  return (
    <Dialog title={t("title")} closeLabel={t("close")} className={styles.dialog} onClose={onClose}>
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
    </Dialog>
  );
}

export default CameraDialog;
