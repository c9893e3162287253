import { useTranslation } from "react-i18next";
import type { Template } from "../../../../../contract/template";
import { lastRead } from "../../../../components/requirement/authority-source";
import { useConfidenceText } from "../../../../components/requirement/use-confidence-text";
import { formatDate } from "../../../../i18n/format-date";
import { usePageLanguage } from "../../../../i18n/use-language";

/** What a document's rules rest on, and when a source of them was last read. */
export const useRulesText = ({ confidence, sources }: Pick<Template, "confidence" | "sources">): string[] => {
  const { t } = useTranslation("evidence");
  const { bcp47 } = usePageLanguage();
  const confidenceText = useConfidenceText(confidence);
  const seen = lastRead(sources);
  return [
    confidenceText,
    seen === null ? t("rules.undated") : t("rules.read", { date: formatDate(seen, bcp47) }),
  ];
};
