import { type CSSProperties, useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Template } from "../../../../../contract/document/template";
import { frameOfTemplate } from "../../../../../drawing/drawing-frame";
import { Button } from "../../../../components/ui/button";
import { burstIntervalMs, burstShots } from "../../../../constants";
import { CameraControls } from "./camera-controls";
import * as styles from "./camera-dialog.module.css";
import { CameraFaultNotice } from "./camera-fault-notice";
import { CameraHint } from "./camera-hint";
import { CameraOverlay } from "./camera-overlay";
import type { CameraSettings } from "./camera-settings";
import { grabBurst } from "./grab-frame";
import { outlineScale } from "./outline-scale";
import { type Camera, useCamera } from "./use-camera";
import { useGuidance } from "./use-guidance";
import { useShutter } from "./use-shutter";

interface CameraViewProps {
  template: Template | null;
  settings: CameraSettings;
  onSettings: (settings: CameraSettings) => void;
  /** One photo, or those of a burst. */
  onTaken: (photos: Blob[]) => void;
  onRetry: () => void;
  onChooseFile: () => void;
}

type CameraSize = NonNullable<Camera["size"]>;

/**
 * The sizes in camera pixels from which the style sheet finds how far the picture is enlarged.
 * @param inSight the part of the picture that must stay in sight
 */
const viewSizes = (size: CameraSize, inSight: CameraSize) =>
  ({
    "--width": size.widthPx,
    "--height": size.heightPx,
    "--frame-width": inSight.widthPx,
    "--frame-height": inSight.heightPx,
  }) as CSSProperties;

/** The document's frame in the camera's picture. */
function frameIn(size: CameraSize, template: Template) {
  const frame = frameOfTemplate(template);
  const { pxPerMm, isNear } = outlineScale(template, size);
  const inSight = { widthPx: frame.widthMm * pxPerMm, heightPx: frame.heightMm * pxPerMm };
  return { frame, pxPerMm, isNear, inSight };
}

/** The live picture (mirrored for the front camera) with the outline and the current hint. */
export function CameraView(props: CameraViewProps) {
  const { template, settings, onSettings, onTaken, onRetry, onChooseFile } = props;
  const { t } = useTranslation("camera");
  const [hasGrabFailed, setHasGrabFailed] = useState(false);
  const camera = useCamera(!hasGrabFailed, settings.camera);
  const { video, facing } = camera;
  const { state, guide } = useGuidance(video, template, camera.isLive);
  const shoot = useCallback(() => {
    const count = settings.isBurst ? burstShots : 1;
    grabBurst(video, count, burstIntervalMs).then(
      (frames) => frames.length === count && onTaken(frames),
      () => setHasGrabFailed(true),
    );
  }, [video, onTaken, settings.isBurst]);
  const { size } = camera;
  const outline = template &&
    size && { label: t("overlay", { title: template.photoTitle }), ...frameIn(size, template) };
  const shutter = useShutter(guide, settings, shoot);

  const fault = hasGrabFailed ? "unknown" : camera.fault;
  if (fault) return <CameraFaultNotice fault={fault} onRetry={onRetry} onChooseFile={onChooseFile} />;
  const stop = () => {
    shutter.stop();
    // Otherwise the countdown would restart immediately.
    if (shutter.isAutomatic) onSettings({ ...settings, isAutomatic: false });
  };
  return (
    <>
      <div className={styles.stage}>
        <div className={styles.view} style={size ? viewSizes(size, outline?.inSight ?? size) : undefined}>
          <video ref={video} className={styles.picture} data-mirrored={facing === "user"} playsInline muted />
          {outline && (
            <CameraOverlay
              frame={outline.frame}
              pxPerMm={outline.pxPerMm}
              {...size}
              isGood={guide.hint === "hold" || guide.hint === "enough"}
              label={outline.label}
            />
          )}
        </div>
        {!camera.isLive && <p className={styles.starting}>{t("starting")}</p>}
        {camera.isLive && state === "loading" && <p className={styles.loading}>{t("hintsLoading")}</p>}
      </div>
      <div className={styles.bar}>
        <div className={styles.prompt}>
          <p className={styles.count} role="timer" aria-live="assertive">
            {shutter.left}
          </p>
          {(shutter.left === null || shutter.isAutomatic) && (
            <CameraHint
              guide={guide}
              facing={facing}
              isNear={outline?.isNear ?? false}
              isWallKept={template?.editPolicy.background === "keep"}
            />
          )}
        </div>
        <CameraControls camera={camera} settings={settings} onSettings={onSettings} guidance={state} />
        <div className={styles.actions}>
          {shutter.left === null ? (
            <Button
              variant="primary"
              icon="camera"
              autoFocus
              data-first
              aria-disabled={!camera.isLive}
              onClick={() => camera.isLive && shutter.press()}
            >
              {t("shoot")}
            </Button>
          ) : (
            <Button icon="cross" onClick={stop} autoFocus>
              {t("stop")}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}
