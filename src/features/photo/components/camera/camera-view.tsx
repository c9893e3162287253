import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Template } from "../../../../../contract/document/template";
import { frameOfTemplate } from "../../../../../drawing/drawing-frame";
import { isMoment } from "../../../../../photo/core/guidance/guide";
import { Button } from "../../../../components/ui/button";
import { CameraControls } from "./camera-controls";
import * as styles from "./camera-dialog.module.css";
import { CameraFaultNotice } from "./camera-fault-notice";
import { CameraHint } from "./camera-hint";
import { CameraOverlay } from "./camera-overlay";
import type { CameraSettings } from "./camera-settings";
import { grabFrame } from "./grab-frame";
import { useCamera } from "./use-camera";
import { useCountdown } from "./use-countdown";
import { useGuidance } from "./use-guidance";

interface CameraViewProps {
  template: Template | null;
  settings: CameraSettings;
  onSettings: (settings: CameraSettings) => void;
  onTaken: (photo: Blob) => void;
  onAgain: () => void;
  onFileInstead: () => void;
}

/** The live picture, mirrored like a mirror for the front camera, with the outline over it and the next thing to do. */
export const CameraView = ({ template, settings, onSettings, ...deeds }: CameraViewProps) => {
  const { t } = useTranslation("camera");
  const [hasGrabFailed, setHasGrabFailed] = useState(false);
  const camera = useCamera(!hasGrabFailed);
  const { video } = camera;
  const { state, guide } = useGuidance(video, template, camera.isLive);
  const { onTaken } = deeds;
  const shoot = useCallback(() => {
    if (video.current) void grabFrame(video.current).then(onTaken, () => setHasGrabFailed(true));
  }, [video, onTaken]);
  const countdown = useCountdown(shoot);
  const isNow = settings.isAutomatic && countdown.left === null && isMoment(guide);
  useEffect(() => {
    if (isNow) shoot();
  }, [isNow, shoot]);

  const fault = hasGrabFailed ? "unknown" : camera.fault;
  if (fault)
    return <CameraFaultNotice fault={fault} onAgain={deeds.onAgain} onFileInstead={deeds.onFileInstead} />;
  const press = () => {
    if (!camera.isLive) return;
    if (settings.timerSeconds > 0) countdown.start(settings.timerSeconds);
    else shoot();
  };
  return (
    <>
      <div className={styles.stage}>
        <video
          ref={video}
          className={styles.picture}
          data-mirrored={camera.facing === "user"}
          playsInline
          muted
        />
        {template && camera.size && (
          <CameraOverlay
            frame={frameOfTemplate(template)}
            {...camera.size}
            isGood={guide.say === "hold"}
            label={t("overlay", { title: template.photoTitle })}
          />
        )}
        {!camera.isLive && <p className={styles.starting}>{t("starting")}</p>}
        {camera.isLive && state === "loading" && <p className={styles.loading}>{t("hintsLoading")}</p>}
      </div>
      <div className={styles.bar}>
        <p className={styles.count} role="timer" aria-live="assertive">
          {countdown.left}
        </p>
        {countdown.left === null && <CameraHint guide={guide} />}
        <CameraControls
          camera={camera}
          settings={settings}
          onSettings={onSettings}
          canBeAutomatic={state !== "off"}
        />
        <div className={styles.actions}>
          {countdown.left === null ? (
            <Button
              look="primary"
              icon="camera"
              autoFocus
              data-first
              aria-disabled={!camera.isLive}
              onClick={press}
            >
              {t("shoot")}
            </Button>
          ) : (
            <Button icon="cross" onClick={countdown.cancel} autoFocus>
              {t("stop")}
            </Button>
          )}
        </div>
      </div>
    </>
  );
};
