import { useTranslation } from "react-i18next";
import { Switch } from "../../../../components/ui/switch";
import * as styles from "./device-switch.module.css";

interface DeviceSwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** "Keep my photo on this device", and what that means. */
export const DeviceSwitch = ({ isOn, onChange }: DeviceSwitchProps) => {
  const { t } = useTranslation("photo");
  return (
    <div className={styles.choice}>
      <Switch label={t("device.label")} isOn={isOn} onChange={onChange} />
      <p className={styles.hint}>{t("device.hint")}</p>
    </div>
  );
};
