import { useTranslation } from "react-i18next";
import type { Card } from "../../../../../contract/card/card";
import { writeMeasured } from "../../../../../drawing/format-length";
import { writePercent, writeUnit } from "../../../../../locales/write-number";
import type { Check } from "../../../../../photo/core/types";
import { usePageLanguage } from "../../../../i18n/use-language";
import { useAppSelector } from "../../../../store/hooks";
import { failureTexts } from "../../../../v5/failure-texts";
import { adjustOf } from "../../adjust/placement";
import type { Correction } from "../../adjust/use-adjustment";
import { isSameJson } from "../../same-json";
import { failedChange } from "../../state/pending-change";
import { selectPhoto } from "../../state/photo-slice";
import { useCheckWords } from "../use-check-words";
import { usePictureUnit } from "../use-shown-unit";
import { useLimitText } from "./use-limit-text";
import { useManualLinesText } from "./use-manual-lines-text";

/**
 * Status text of the adjustment: what limited it, that it is being measured, what the result will say of the position,
 * or where it is.
 * @param faults what the result says of the position that the card was made with
 */
export function useAdjustmentText(card: Card, correction: Correction, faults: readonly Check[]) {
  const { t } = useTranslation("result");
  const { t: tErrors } = useTranslation("errors");
  const { bcp47 } = usePageLanguage();
  const unit = usePictureUnit();
  const wordsOf = useCheckWords();
  const manualLinesText = useManualLinesText();
  const limitText = useLimitText(card.cropSource, correction.placement);
  const photo = useAppSelector(selectPhoto);
  const { refusedChange, failure, status } = photo.run;
  const { stop, isSettled, placement } = correction;
  const adjust = adjustOf(placement);
  // At the limit of the head, "close to the limit" would say the same again.
  const isSaid = ({ messageKey }: Check) => stop?.by === "head" && messageKey === "headHeightUncertain";
  const told = isSettled
    ? faults
        .filter((check) => !isSaid(check))
        .map((check) => wordsOf(check).title)
        .join(" · ")
    : "";
  if (refusedChange?.change === "crop" && isSettled)
    return {
      kind: "stop",
      text: t("adjust.refused", { reason: wordsOf(refusedChange.check).title }),
    } as const;
  // A typed length shows its limit at the field.
  if (stop && !stop.typedIn)
    return {
      kind: "stop",
      text: [limitText(stop), told].filter(Boolean).join(" · "),
    } as const;
  // Valid only for the requested placement, not once the photo is moved further.
  if (failure && failedChange(photo) === "crop" && isSameJson(photo.choices.adjust, adjust))
    return { kind: "stop", text: tErrors(failureTexts[failure.key].title) } as const;
  if (status === "running") return { kind: "working", text: t("adjust.working") } as const;
  const manualLines = manualLinesText(correction.lines);
  if (told) return { kind: "stop", text: [told, manualLines].filter(Boolean).join(" · ") } as const;
  if (manualLines) return { kind: "state", text: manualLines } as const;
  if (!isSettled || !adjust) return { kind: "state", text: "" } as const;
  const length = (mm: number) => writeMeasured(mm, null, unit, bcp47);
  const state = {
    scale: writePercent(adjust.scale * 100, bcp47, 0),
    dx: length(adjust.dxMm),
    dy: length(adjust.dyMm),
    rotate: writeUnit(adjust.rotateDeg, "deg", bcp47),
  };
  return { kind: "state", text: t("adjust.state", state) } as const;
}
