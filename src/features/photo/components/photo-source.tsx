import { lazy, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Template } from "../../../../server/src/schemas/template";
import { Button } from "../../../components/ui/button";
import { FileInput } from "./file-input";
import * as styles from "./photo-source.module.css";

const CameraDialog = lazy(() => import("./camera/camera-dialog"));

interface PhotoSourceProps {
  /** For the outline in the camera; null: none is drawn. */
  template: Template | null;
  onPhoto: (file: Blob, name?: string) => void;
  cameraLabel: string;
  fileLabel: string;
  /** Set where a photo is missing: the element that says so. */
  missingId?: string;
  isPrimary?: boolean;
}

/** The two ways to a photo: the camera of this device, and a file. */
export const PhotoSource = (props: PhotoSourceProps) => {
  const { t } = useTranslation("camera");
  const fileInput = useRef<HTMLInputElement>(null);
  const [isCameraOpen, setIsCameraOpen] = useState(false);
  const pickFile = () => fileInput.current?.click();
  return (
    <div className={styles.source}>
      <FileInput ref={fileInput} label={props.fileLabel} onFile={props.onPhoto} />
      <Button
        look={props.isPrimary ? "primary" : "secondary"}
        icon="camera"
        data-missing={props.missingId ? "yes" : undefined}
        aria-describedby={props.missingId}
        onClick={() => setIsCameraOpen(true)}
      >
        {props.cameraLabel}
      </Button>
      <Button icon="file" onClick={pickFile}>
        {props.fileLabel}
      </Button>
      {isCameraOpen && (
        <Suspense fallback={<span role="status">{t("starting")}</span>}>
          <CameraDialog
            template={props.template}
            onPhoto={props.onPhoto}
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
