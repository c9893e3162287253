import { lazy, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Template } from "../../../../../server/src/schemas/template";
import { Button } from "../../../../components/ui/button";
import { Icon } from "../../../../components/ui/icon";
import type { Photo } from "../../photo-slice";
import { FileInput } from "./file-input";
import * as styles from "./photo-chooser.module.css";
import { PhotoPreview } from "./photo-preview";
import { usePhotoDrop } from "./use-photo-drop";

const CameraDialog = lazy(() => import("../camera/camera-dialog"));

interface PhotoChooserProps {
  photo: Photo | null;
  /** For the outline in the camera; null: none is drawn. */
  template: Template | null;
  onPhoto: (file: Blob, name?: string) => void;
  error: string | null;
}

/** Camera first on phones; drop area, paste and file picker where there is a pointer. */
export const PhotoChooser = ({ photo, template, onPhoto, error }: PhotoChooserProps) => {
  const { t } = useTranslation("home");
  const fileInput = useRef<HTMLInputElement>(null);
  const [isCameraOpen, setIsCameraOpen] = useState(false);
  const drop = usePhotoDrop(onPhoto);
  const pickFile = () => fileInput.current?.click();
  return (
    <div
      className={styles.chooser}
      data-over={drop.isOver}
      data-invalid={error ? "yes" : undefined}
      {...drop.handlers}
    >
      <FileInput ref={fileInput} label={t("card.photo.file")} onFile={onPhoto} />
      {photo && <PhotoPreview photo={photo} />}
      {!photo && (
        <p className={styles.drop}>
          <Icon name="upload" />
          {t(drop.isOver ? "card.photo.dropNow" : "card.photo.drop")}
        </p>
      )}
      <div className={styles.actions}>
        <Button
          icon="camera"
          data-missing={error ? "yes" : undefined}
          aria-describedby={error ? "photo-missing" : undefined}
          onClick={() => setIsCameraOpen(true)}
        >
          {t("card.photo.camera")}
        </Button>
        <Button icon="file" onClick={pickFile}>
          {t("card.photo.file")}
        </Button>
      </div>
      {!photo && <p className={styles.formats}>{t("card.photo.formats")}</p>}
      {error && (
        <p className={styles.error} id="photo-missing">
          <Icon name="warn" />
          {error}
        </p>
      )}
      {isCameraOpen && (
        <Suspense fallback={null}>
          <CameraDialog
            template={template}
            onPhoto={onPhoto}
            onClose={() => setIsCameraOpen(false)}
            onFileInstead={() => {
              setIsCameraOpen(false);
              pickFile();
            }}
          />
        </Suspense>
      )}
    </div>
  );
};
