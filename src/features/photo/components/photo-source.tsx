import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Template } from "../../../../contract/document/template";
import { useIsListening } from "../../../browser/use-is-listening";
import { Button } from "../../../components/ui/button";
import { FileInput } from "../../../components/ui/file-input";
import { Notice } from "../../../components/ui/notice";
import { useAppDispatch } from "../../../store/hooks";
import { failureTexts } from "../../../v5/failure-texts";
import { loadCamera, loadPrecheck } from "../load-parts";
import * as styles from "./photo-source.module.css";
import { useLazyDialog } from "./use-lazy-dialog";

interface PhotoSourceProps {
  /** Document for the camera's outline; null draws none. */
  template: Template | null;
  onPhotos: (files: readonly Blob[], name?: string) => void;
  /** Null: one file only, no camera. */
  cameraLabel: string | null;
  fileLabel: string;
  /** Id of the message that a photo is missing. */
  missingId?: string;
  isPrimary?: boolean;
}

/** The photo inputs: camera and file. */
export function PhotoSource(props: PhotoSourceProps) {
  const dispatch = useAppDispatch();
  const { t } = useTranslation("camera");
  const { t: tErrors } = useTranslation("errors");
  const fileInput = useRef<HTMLInputElement>(null);
  const isListening = useIsListening();
  const { state: camera, open: openCamera, close: closeCamera } = useLazyDialog(loadCamera);
  const pickFile = () => {
    closeCamera();
    // Not awaited: the precheck loads the engine again if this fails.
    loadPrecheck()
      .then(({ prefetchEngine }) => dispatch(prefetchEngine()))
      .catch(() => {});
    fileInput.current?.click();
  };
  const hasCamera = props.cameraLabel !== null;
  const missing = {
    "data-missing": props.missingId ? "yes" : undefined,
    "aria-describedby": props.missingId,
  };
  return (
    <div className={styles.source}>
      {hasCamera && (
        <Button
          variant={props.isPrimary ? "primary" : "secondary"}
          icon="camera"
          {...missing}
          onClick={openCamera}
        >
          {props.cameraLabel}
        </Button>
      )}
      <span className={styles.file} data-listening={isListening}>
        <Button icon="file" {...(hasCamera ? {} : missing)} onClick={pickFile}>
          {props.fileLabel}
        </Button>
        <FileInput ref={fileInput} label={props.fileLabel} isMultiple={hasCamera} onFiles={props.onPhotos} />
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
          onChooseFile={pickFile}
        />
      )}
    </div>
  );
}
