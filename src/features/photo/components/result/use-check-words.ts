import { useTranslation } from "react-i18next";
import type { CardCheck } from "../../../../../contract/photo-report";
import { usePageLanguage } from "../../../../i18n/use-language";
import { checkWords } from "./check-words";

export const useCheckWords = () => {
  const { t } = useTranslation("result");
  const { t: tCommon } = useTranslation("common");
  const { t: tErrors } = useTranslation("errors");
  const { bcp47 } = usePageLanguage();
  return (check: CardCheck) => checkWords(check, { t, tCommon, tErrors, bcp47 });
};
