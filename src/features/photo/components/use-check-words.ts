import { useTranslation } from "react-i18next";
import type { Check } from "../../../../photo/core/types";
import { usePageLanguage } from "../../../i18n/use-language";
import { checkWords } from "./check-words";
import { useShownUnit } from "./use-shown-unit";

/** @param isMade false where nothing is made of the photo */
export function useCheckWords(isMade = true) {
  const { t } = useTranslation("result");
  const { t: tCommon } = useTranslation("common");
  const { t: tErrors } = useTranslation("errors");
  const { bcp47 } = usePageLanguage();
  const unit = useShownUnit();
  return (check: Check) => checkWords(check, { t, tCommon, tErrors, bcp47, unit, isMade });
}
