import { type ComponentType, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Template } from "../../../../contract/document/template";
import { useIsListening } from "../../../browser/use-is-listening";
import { Button } from "../../../components/ui/button";
import { Notice } from "../../../components/ui/notice";
import { useAppDispatch } from "../../../store/hooks";
import { failureTexts } from "../../../v5/failure-texts";
import { loadPrecheck } from "../load-parts";
import type { CameraDialogProps } from "./camera/camera-dialog";
import { FileInput } from "./file-input";
import * as styles from "./photo-source.module.css";

type Camera = { Dialog: ComponentType<CameraDialogProps> } | "closed" | "loading" | "failed";

interface PhotoSourceProps {
  /** For the outline in the camera; null: none is drawn. */
  template: Template | null;
  onPhotos: (files: readonly Blob[], name?: string) => void;
  cameraLabel: string;
  fileLabel: string;
  /** Set where a photo is missing: the element that says so. */
  missingId?: string;
  isPrimary?: boolean;
}

/** The two ways to a photo: the camera of this device, and a file. */
export const PhotoSource = (props: PhotoSourceProps) => {
  const dispatch = useAppDispatch();
  const { t } = useTranslation("camera");
  const { t: tErrors } = useTranslation("errors");
  const fileInput = useRef<HTMLInputElement>(null);
  const isListening = useIsListening();
  const [camera, setCamera] = useState<Camera>("closed");
  const closeCamera = () => setCamera("closed");
  const pickFile = () => {
    closeCamera();
    // Nobody waits for it: the look asks for the engine again.
    loadPrecheck()
      .then(({ prefetchEngine }) => dispatch(prefetchEngine()))
      .catch(() => {});
    fileInput.current?.click();
  };
  // Not `lazy`, which throws the whole page away when a part does not come, and never asks for it again.
  const openCamera = async () => {
    setCamera("loading");
    try {
      const { default: Dialog } = await import("./camera/camera-dialog");
      setCamera((now) => (now === "loading" ? { Dialog } : now));
    } catch {
      setCamera((now) => (now === "loading" ? "failed" : now));
    }
  };
  return (
    <div className={styles.source}>
      <Button
        look={props.isPrimary ? "primary" : "secondary"}
        icon="camera"
        data-missing={props.missingId ? "yes" : undefined}
        aria-describedby={props.missingId}
        onClick={openCamera}
      >
        {props.cameraLabel}
      </Button>
      <span className={styles.file} data-listening={isListening}>
        <Button icon="file" onClick={pickFile}>
          {props.fileLabel}
        </Button>
        <FileInput ref={fileInput} label={props.fileLabel} isMultiple onFiles={props.onPhotos} />
      </span>
      <span role="status">{camera === "loading" ? t("starting") : ""}</span>
      {camera === "failed" && (
        <Notice kind="fail" title={t("error.unknown.title")} role="alert">
          <p>{tErrors(failureTexts[navigator.onLine ? "connectionTimedOut" : "offline"].advice)}</p>
        </Notice>
      )}
      {typeof camera === "object" && (
        <camera.Dialog
          template={props.template}
          onPhotos={props.onPhotos}
          onClose={closeCamera}
          onFileInstead={pickFile}
        />
      )}
    </div>
  );
};
