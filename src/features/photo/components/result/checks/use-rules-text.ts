import { useTranslation } from "react-i18next";
import type { Template } from "../../../../../../contract/document/template";
import { useConfidenceText } from "../../../../../components/requirement/sources/use-confidence-text";
import { formatDate } from "../../../../../i18n/format-date";
import { usePageLanguage } from "../../../../../i18n/use-language";

/** Whether the rules come from an authority. A custom size has none. */
export const hasRules = (template: Template | null): template is Template =>
  template !== null && template.evidence !== null;

/** The confidence of a document's rules, and when their best source was last read; empty without rules. */
export function useRulesText(template: Template | null): string[] {
  const { t } = useTranslation("evidence");
  const { bcp47 } = usePageLanguage();
  const confidenceText = useConfidenceText(
    template ?? { confidence: "single", sizeLabel: "", digital: null },
  );
  if (!hasRules(template)) return [];
  const read = template.evidence?.read;
  return [confidenceText, read ? t("rules.read", { date: formatDate(read, bcp47) }) : t("rules.undated")];
}
