import { useTranslation } from "react-i18next";
import { Button } from "../../../../components/ui/button";
import { Switch } from "../../../../components/ui/switch";
import * as styles from "./camera-dialog.module.css";
import type { CameraSettings } from "./camera-settings";
import { TimerChoice } from "./timer-choice";
import type { useCamera } from "./use-camera";

interface CameraControlsProps {
  camera: ReturnType<typeof useCamera>;
  settings: CameraSettings;
  onSettings: (settings: CameraSettings) => void;
  /** Without guidance nothing knows the moment. */
  canBeAutomatic: boolean;
}

/** What can be set before the picture is taken. */
export const CameraControls = ({ camera, settings, onSettings, canBeAutomatic }: CameraControlsProps) => {
  const { t } = useTranslation("camera");
  const { torch } = camera;
  return (
    <div className={styles.settings}>
      {canBeAutomatic && (
        <Switch
          label={t("automatic")}
          isOn={settings.isAutomatic}
          onChange={(isAutomatic) => onSettings({ ...settings, isAutomatic })}
        />
      )}
      <TimerChoice
        seconds={settings.timerSeconds}
        onChange={(timerSeconds) => onSettings({ ...settings, timerSeconds })}
      />
      {torch && (
        <Button look="quiet" icon="torch" aria-pressed={torch.isOn} onClick={() => torch.turn(!torch.isOn)}>
          {t("torch")}
        </Button>
      )}
      {camera.canSwitch && (
        <Button look="quiet" icon="retake" onClick={camera.switchFacing}>
          {t("switch")}
        </Button>
      )}
    </div>
  );
};
