import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isDeviceOnly } from "../../../../../photo-mode";
import { useAppDispatch, useAppSelector } from "../../../../../store/hooks";
import { selectPassportData } from "../../../../../store/site-slice";
import { setProcessingMode } from "../../../processing-mode";
import { selectPhoto } from "../../../state/photo-slice";
import { PhoneWay } from "../../pairing/phone-way";
import type { StartForm } from "../use-start-form";
import { DeviceSwitch } from "./device-switch";
import { PhotoChooser } from "./photo-chooser";
import * as styles from "./photo-chooser.module.css";

interface PhotoStepProps {
  form: StartForm;
  /** A finished photo is checked: it is a file already. */
  isFinished?: boolean;
}

/** The photo step: inputs, and what to know before taking the photo. */
export function PhotoStep({ form, isFinished }: PhotoStepProps) {
  const { t } = useTranslation("photo");
  const dispatch = useAppDispatch();
  const template = useAppSelector(selectPassportData);
  const { photo, shots, choices } = useAppSelector(selectPhoto);
  const { isSubmitted, refusal } = form;
  const [isCut, setIsCut] = useState(false);
  /** The first of several finished photos, since only one is checked. */
  const setFirst = (files: readonly Blob[]) => {
    setIsCut(files.length > 1);
    void form.setPhotos(files.slice(0, 1));
  };
  const missing = isSubmitted && photo === null ? t(isFinished ? "choose.file" : "choose.missing") : null;
  return (
    <>
      <PhotoChooser
        photo={photo}
        shots={shots}
        template={template}
        isOnDevice={choices.isOnDevice}
        onPhotos={isFinished ? setFirst : form.setPhotos}
        refusal={refusal}
        missing={missing}
        isFinished={isFinished}
      >
        {isFinished && (
          <p className={styles.note} role="status">
            {isCut && t("check.oneOnly")}
          </p>
        )}
        {!isFinished && !choices.isOnDevice && <PhoneWay onPhotos={form.setPhotos} />}
      </PhotoChooser>
      {!isDeviceOnly() && (
        <DeviceSwitch
          isOn={choices.isOnDevice}
          onChange={(isOnDevice) => dispatch(setProcessingMode(isOnDevice))}
        />
      )}
    </>
  );
}
