import { useTranslation } from "react-i18next";
import { Button } from "../../../../components/ui/button";
import { Switch } from "../../../../components/ui/switch";
import * as styles from "./camera-dialog.module.css";
import type { CameraSettings } from "./camera-settings";
import { TimerChoice } from "./timer-choice";
import type { useCamera } from "./use-camera";
import type { GuidanceState } from "./use-guidance";

interface CameraControlsProps {
  camera: ReturnType<typeof useCamera>;
  settings: CameraSettings;
  onSettings: (settings: CameraSettings) => void;
  /** False without the analysis, which the automatic shutter needs. */
  guidance: GuidanceState;
}

/** Settings of the shot. */
export function CameraControls({ camera, settings, onSettings, guidance }: CameraControlsProps) {
  const { t } = useTranslation("camera");
  const { torch, other } = camera;
  return (
    <div className={styles.settings}>
      {guidance !== "off" && (
        <Switch
          label={t("automatic")}
          isOn={settings.isAutomatic}
          onChange={(isAutomatic) => onSettings({ ...settings, isAutomatic })}
        />
      )}
      <Switch
        label={t("burst")}
        isOn={settings.isBurst}
        onChange={(isBurst) => onSettings({ ...settings, isBurst })}
      />
      <TimerChoice
        seconds={settings.timerSeconds}
        onChange={(timerSeconds) => onSettings({ ...settings, timerSeconds })}
      />
      {torch && (
        <Button
          variant="quiet"
          icon="torch"
          aria-pressed={torch.isOn}
          onClick={() => torch.turn(!torch.isOn)}
        >
          {t("torch")}
        </Button>
      )}
      {other && (
        <Button variant="quiet" icon="retake" onClick={() => onSettings({ ...settings, camera: other })}>
          {t("switch")}
        </Button>
      )}
    </div>
  );
}
