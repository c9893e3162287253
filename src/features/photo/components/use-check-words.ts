import { useTranslation } from "react-i18next";
import type { Check } from "../../../../photo/core/types";
import { sentenceSpace } from "../../../i18n/sentence-space";
import { usePageLanguage } from "../../../i18n/use-language";
import { useAppSelector } from "../../../store/hooks";
import { selectPassportData } from "../../../store/site-slice";
import { selectChoices } from "../state/selectors";
import { type CheckWords, checkWords } from "./check-words";
import { useShownUnit } from "./use-shown-unit";

/** @param isMade false where nothing is made of the photo */
export function useCheckWords(isMade = true) {
  const { t } = useTranslation("result");
  const { t: tCommon } = useTranslation("common");
  const { t: tErrors } = useTranslation("errors");
  const { bcp47 } = usePageLanguage();
  const unit = useShownUnit();
  const { isChild } = useAppSelector(selectChoices);
  const statement = useAppSelector(selectPassportData)?.editPolicy.statement;
  /** Where the authority says something of edits, its words stand in the place of "we found no rule". */
  const withStatement = (words: CheckWords): CheckWords => ({
    ...words,
    title: words.name,
    phrase: null,
    advice: statement + sentenceSpace(bcp47) + (words.advice ?? ""),
  });
  return (check: Check): CheckWords => {
    const words = checkWords(check, { t, tCommon, tErrors, bcp47, unit, isMade, isChild });
    return statement && check.messageKey === "backgroundReplaced" ? withStatement(words) : words;
  };
}
