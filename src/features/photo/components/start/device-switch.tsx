import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "../../../../components/ui/notice";
import { Switch } from "../../../../components/ui/switch";
import * as styles from "./device-switch.module.css";

interface DeviceSwitchProps {
  isOn: boolean;
  /** Resolves to false where this browser cannot. */
  onChange: (isOn: boolean) => Promise<boolean>;
}

/** "Keep my photo on this device", and what that means, or that this browser cannot. */
export const DeviceSwitch = ({ isOn, onChange }: DeviceSwitchProps) => {
  const { t } = useTranslation("photo");
  const { t: tErrors } = useTranslation("errors");
  const [isBeyond, setIsBeyond] = useState(false);
  return (
    <div className={styles.choice}>
      <Switch
        label={t("device.label")}
        isOn={isOn}
        onChange={async (wanted) => setIsBeyond(!(await onChange(wanted)))}
      />
      {isBeyond ? (
        <Notice kind="warn" title={tErrors("failure.deviceUnsupported.title")} role="alert" />
      ) : (
        <p className={styles.hint}>{t("device.hint")}</p>
      )}
    </div>
  );
};
