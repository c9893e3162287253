import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "../../../../../components/ui/notice";
import { Switch } from "../../../../../components/ui/switch";
import { failureTexts } from "../../../../../v5/failure-texts";
import type { Stored } from "../../../actions/store-device";
import { loadActions } from "../../../load-actions";
import * as styles from "./device-switch.module.css";
import { useStoredDevice } from "./use-stored-device";

interface DeviceSwitchProps {
  isOn: boolean;
  /** Resolves to false if the browser is not supported. */
  onChange: (isOn: boolean) => Promise<boolean>;
}

const storedTexts = {
  stored: "device.stored",
  loading: "device.loading",
  missing: "device.missing",
} as const satisfies Record<Stored, string>;

/** Why this browser cannot make photos on the device. */
async function failureHere() {
  const { missingOnDevice, withholdsPixels } = await loadActions();
  return withholdsPixels(missingOnDevice()) ? "devicePixelsWithheld" : "deviceUnsupported";
}

/** Switch "Keep my photo on this device", with its meaning or why it is not available. */
export function DeviceSwitch({ isOn, onChange }: DeviceSwitchProps) {
  const { t } = useTranslation("photo");
  const { t: tErrors } = useTranslation("errors");
  const [failure, setFailure] = useState<Awaited<ReturnType<typeof failureHere>> | null>(null);
  const stored = useStoredDevice(isOn);
  return (
    <div className={styles.choice}>
      <Switch
        label={t("device.label")}
        isOn={isOn}
        onChange={async (wanted) => setFailure((await onChange(wanted)) ? null : await failureHere())}
      />
      {failure ? (
        <Notice kind="warn" title={tErrors(failureTexts[failure].title)} role="alert">
          {failure === "devicePixelsWithheld" && <p>{tErrors(failureTexts[failure].advice)}</p>}
        </Notice>
      ) : (
        // True only while the switch is on: otherwise the photo is sent to the server.
        isOn && <p className={styles.hint}>{t("device.hint")}</p>
      )}
      <p className={styles.hint} role="status">
        {stored && t(storedTexts[stored])}
      </p>
    </div>
  );
}
