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
  const missing = isSubmitted && photo === null ? t(isFinished ? "choose.file" : "choose.missing") : null;
  return (
    <>
      <PhotoChooser
        photo={photo}
        shots={shots}
        template={template}
        isOnDevice={choices.isOnDevice}
        onPhotos={form.setPhotos}
        refusal={refusal}
        missing={missing}
        isFinished={isFinished}
      >
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
