import { useTranslation } from "react-i18next";
import type { Check, CropAdjustment } from "../../../../../../photo/core/types";
import { Button } from "../../../../../components/ui/button";
import { Notice } from "../../../../../components/ui/notice";
import { useAppDispatch, useAppSelector } from "../../../../../store/hooks";
import { cropLeft, selectPhoto } from "../../../state/photo-slice";
import { usePhotoActions } from "../../../use-photo-actions";
import { CheckLinks } from "../checks/verdict/verdict-notice";

/** Id of the line that says what the adjustment has caused. */
export const movedId = "moved";

/** The position and the checks from before the last adjustment by hand. */
export interface BeforeMove {
  adjust: CropAdjustment | null;
  checks: readonly Check[];
}

interface MovedNoticeProps {
  /** What the adjustment has caused. */
  faults: readonly Check[];
  before: BeforeMove;
  /** The notice and its button will go. */
  onBack: () => void;
}

/** What the result says of the photo only since it was moved by hand, with the way back. */
export function MovedNotice({ faults, before, onBack }: MovedNoticeProps) {
  const { t } = useTranslation("result");
  const dispatch = useAppDispatch();
  const act = usePhotoActions();
  const adjust = useAppSelector(selectPhoto).made?.request.adjust ?? null;
  if (faults.length === 0) return null;
  const goBack = () => {
    onBack();
    dispatch(cropLeft(adjust));
    void act(({ adjustCrop }) => adjustCrop(before.adjust));
  };
  const title = (
    <span id={movedId} tabIndex={-1}>
      {t("adjust.since")}
    </span>
  );
  return (
    <Notice kind="warn" title={title}>
      <CheckLinks checks={faults} />
      <Button icon="retake" onClick={goBack}>
        {t("adjust.back")}
      </Button>
    </Notice>
  );
}
