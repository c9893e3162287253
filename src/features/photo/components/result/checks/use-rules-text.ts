import { useTranslation } from "react-i18next";
import type { Template } from "../../../../../../contract/document/template";
import { bestFirst } from "../../../../../components/requirement/sources/authority-source";
import { useConfidenceText } from "../../../../../components/requirement/sources/use-confidence-text";
import { formatDate } from "../../../../../i18n/format-date";
import { usePageLanguage } from "../../../../../i18n/use-language";

/** Whether the rules come from an authority. A custom size has none. */
export const hasRules = (template: Template | null): template is Template =>
  template !== null && template.sources.length > 0;

/** The confidence of a document's rules, and when their best source was last read; empty without rules. */
export function useRulesText(template: Template | null): string[] {
  const { t } = useTranslation("evidence");
  const { bcp47 } = usePageLanguage();
  const confidenceText = useConfidenceText(template ?? { confidence: "single", digital: null });
  if (!hasRules(template)) return [];
  // The source that the requirement page shows first.
  const seen = bestFirst(template.sources, bcp47, template.workingSize ? "file" : "size")[0]?.seen;
  if (!seen) return [confidenceText, t("rules.undated")];
  const date = formatDate(seen, bcp47);
  return [confidenceText, t("rules.read", { date })];
}
