import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../components/ui/button";
import { Notice } from "../../../../components/ui/notice";
import * as styles from "./camera-dialog.module.css";
import type { CameraFault } from "./use-camera";

const texts = {
  denied: { title: "error.denied.title", advice: "error.denied.advice" },
  missing: { title: "error.missing.title", advice: "error.missing.advice" },
  busy: { title: "error.busy.title", advice: "error.busy.advice" },
  lost: { title: "error.lost.title", advice: "error.lost.advice" },
  insecure: { title: "error.insecure.title", advice: "error.insecure.advice" },
  unknown: { title: "error.unknown.title", advice: "error.unknown.advice" },
} as const satisfies Record<CameraFault, { title: string; advice: string }>;

interface CameraFaultNoticeProps {
  fault: CameraFault;
  onRetry: () => void;
  onChooseFile: () => void;
}

/** Why the camera is not available, and what to do instead. */
export function CameraFaultNotice({ fault, onRetry, onChooseFile }: CameraFaultNoticeProps) {
  const { t } = useTranslation("camera");
  const { t: tCommon } = useTranslation("common");
  const place = useRef<HTMLDivElement>(null);
  // The focused button was removed with the camera picture.
  useEffect(() => place.current?.querySelector("button")?.focus(), []);
  return (
    <div className={styles.fault} ref={place}>
      <Notice kind="fail" title={t(texts[fault].title)} role="alert">
        <p>{t(texts[fault].advice)}</p>
      </Notice>
      <Button variant="primary" icon="file" onClick={onChooseFile}>
        {t("file")}
      </Button>
      {fault !== "insecure" && (
        <Button icon="retake" onClick={onRetry}>
          {tCommon("action.retry")}
        </Button>
      )}
    </div>
  );
}
