import { useTranslation } from "react-i18next";
import { useAppSelector } from "../../../../../store/hooks";
import { selectPhoto } from "../../../state/photo-slice";
import { usePhotoActions } from "../../../use-photo-actions";
import { ResetButton } from "./reset-button";

interface ResetButtonsProps {
  /** All faults are ones that the crop can mend. */
  isMendedByCrop: boolean;
}

/** Of a refused photo: reverts what the visitor changed and what may be its reason. */
export function ResetButtons({ isMendedByCrop }: ResetButtonsProps) {
  const { t } = useTranslation("result");
  const act = usePhotoActions();
  const { choices } = useAppSelector(selectPhoto);
  return (
    <>
      {choices.adjust && isMendedByCrop && (
        <ResetButton
          label={t("adjust.reset")}
          onReset={() => void act(({ adjustCrop }) => adjustCrop(null))}
        />
      )}
      {choices.caption && (
        <ResetButton
          label={t("caption.remove")}
          onReset={() => void act(({ removeCaption }) => removeCaption())}
        />
      )}
      {choices.background !== "auto" && (
        <ResetButton
          label={t("background.automatic")}
          onReset={() => void act(({ changeBackground }) => changeBackground("auto"))}
        />
      )}
    </>
  );
}
