import { useTranslation } from "react-i18next";
import { formatWithUnit, inDecimals } from "../../../../../../drawing/format-length";
import { lengthErrorsMm } from "../../../../../../photo/core/crop/length-errors";
import { missedSide } from "../../../../../../photo/core/finding-texts";
import type { MessageKey } from "../../../../../../photo/core/findings";
import type { Check } from "../../../../../../photo/core/types";
import { sentenceSpace } from "../../../../../i18n/sentence-space";
import { usePageLanguage } from "../../../../../i18n/use-language";
import { useAppSelector } from "../../../../../store/hooks";
import { selectPassportData } from "../../../../../store/site-slice";
import { unitOfCheck } from "../../check-words";
import { useCheckWords } from "../../use-check-words";
import { useShownUnit } from "../../use-shown-unit";

const lengths = ["headHeight", "eyeLine", "topMargin"] as const satisfies readonly MessageKey[];

/** The length of a check that misses its authority's limits by less than the error of the measurement. */
function lengthWithinError({ messageKey, verdict, isOwnLimit, isManual, ...check }: Check) {
  if (verdict !== "warn" || isOwnLimit || isManual || missedSide(check) === null) return null;
  return lengths.find((length) => length === messageKey) ?? null;
}

/**
 * Advice for the checks of a finished photo, where it differs from that for one that is cropped here. Undefined where
 * it does not.
 * @param isAdjustable whether the crop can be corrected by hand
 */
export function useFinishedAdvice(checks: readonly Check[], isAdjustable: boolean) {
  const { t } = useTranslation("result");
  const { t: tErrors } = useTranslation("errors");
  const { bcp47 } = usePageLanguage();
  const unit = useShownUnit();
  const wordsOf = useCheckWords();
  const head = useAppSelector(selectPassportData)?.rule?.head ?? null;
  const measuredHead = checks.find(({ rule }) => rule === "head-height");
  const isSmall =
    measuredHead !== undefined && isMissed(measuredHead) && missedSide(measuredHead) === "below";

  const errorOf = (check: Check): string | null => {
    const length = lengthWithinError(check);
    const headMm = measuredHead?.measured;
    if (!length || typeof headMm !== "number") return null;
    const errorMm = lengthErrorsMm({ head }, headMm)[length];
    return t("checks.withinError", {
      error: formatWithUnit(errorMm, inDecimals(unitOfCheck(check, unit)), bcp47),
    });
  };
  const adviceOf = (check: Check): string | null => {
    if (check.messageKey === "headHeightUncertain" && !isAdjustable)
      return tErrors(head?.crown === "hair" ? "headHeightUncertain.hairLook" : "headHeightUncertain.look");
    // More space around a head that is too small would make it smaller still.
    return isSmall && check.messageKey === "eyeLine" ? wordsOf(measuredHead).advice : null;
  };
  return (check: Check): string | undefined => {
    const error = errorOf(check);
    const advice = adviceOf(check);
    if (!error) return advice ?? undefined;
    return [error, advice ?? wordsOf(check).advice].filter(Boolean).join(sentenceSpace(bcp47));
  };
}

const isMissed = ({ verdict }: Check): boolean => verdict === "fail" || verdict === "warn";
