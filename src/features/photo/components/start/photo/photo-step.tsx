import { useTranslation } from "react-i18next";
import { isDeviceOnly } from "../../../../../photo-mode";
import type { Start } from "../use-start";
import { DeviceSwitch } from "./device-switch";
import { PhotoChooser } from "./photo-chooser";

/** Where a photo is given, and what is to be known of it before. */
export const PhotoStep = ({ start }: { start: Start }) => {
  const { t } = useTranslation("photo");
  const { t: tErrors } = useTranslation("errors");
  const { photo, template, choices, asked, refusal } = start;
  const missing = asked && photo === null ? t("choose.missing") : null;
  return (
    <>
      <PhotoChooser
        photo={photo}
        template={template}
        isOnDevice={choices.isOnDevice}
        onPhoto={start.givePhoto}
        error={refusal ? tErrors(refusal) : missing}
      />
      {!isDeviceOnly() && <DeviceSwitch isOn={choices.isOnDevice} onChange={start.choosePlace} />}
    </>
  );
};
