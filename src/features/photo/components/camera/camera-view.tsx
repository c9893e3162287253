import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Template } from "../../../../../contract/template";
import { frameOfTemplate } from "../../../../../drawing/drawing-frame";
import { writeUnit } from "../../../../../locales/write-number";
import { Button } from "../../../../components/ui/button";
import { Switch } from "../../../../components/ui/switch";
import { usePageLanguage } from "../../../../i18n/use-language";
import * as styles from "./camera-dialog.module.css";
import { CameraFaultNotice } from "./camera-fault-notice";
import { CameraOverlay } from "./camera-overlay";
import { grabFrame } from "./grab-frame";
import { useCamera } from "./use-camera";
import { useCountdown } from "./use-countdown";

interface CameraViewProps {
  template: Template | null;
  onTaken: (photo: Blob) => void;
  onFileInstead: () => void;
}

const countdownSeconds = 3;

/** The live picture, mirrored like a mirror for the front camera, with the outline over it. */
export const CameraView = ({ template, onTaken, onFileInstead }: CameraViewProps) => {
  const { t } = useTranslation("camera");
  const { bcp47 } = usePageLanguage();
  const [hasGrabFailed, setHasGrabFailed] = useState(false);
  const camera = useCamera(!hasGrabFailed);
  const [hasCountdown, setHasCountdown] = useState(true);
  const { video } = camera;
  const shoot = useCallback(() => {
    if (video.current) void grabFrame(video.current).then(onTaken, () => setHasGrabFailed(true));
  }, [video, onTaken]);
  const countdown = useCountdown(shoot);

  const fault = hasGrabFailed ? "unknown" : camera.fault;
  if (fault) return <CameraFaultNotice fault={fault} onFileInstead={onFileInstead} />;
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
            label={t("overlay", { title: template.photoTitle })}
          />
        )}
        {!camera.isLive && <p className={styles.starting}>{t("starting")}</p>}
        <p className={styles.count} role="timer" aria-live="assertive">
          {countdown.left}
        </p>
      </div>
      <div className={styles.bar}>
        <p className={styles.hint}>{t("hint")}</p>
        <div className={styles.actions}>
          <Switch
            label={t("countdown", { time: writeUnit(countdownSeconds, "second", bcp47) })}
            isOn={hasCountdown}
            onChange={setHasCountdown}
          />
          {camera.canSwitch && (
            <Button look="quiet" icon="retake" onClick={camera.switchFacing}>
              {t("switch")}
            </Button>
          )}
          {countdown.left === null ? (
            <Button
              look="primary"
              icon="camera"
              autoFocus
              aria-disabled={!camera.isLive}
              onClick={() => {
                if (!camera.isLive) return;
                if (hasCountdown) countdown.start(countdownSeconds);
                else shoot();
              }}
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
