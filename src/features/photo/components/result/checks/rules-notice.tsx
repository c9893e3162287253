import { useTranslation } from "react-i18next";
import type { Template } from "../../../../../../contract/document/template";
import { isDoubtful } from "../../../../../components/requirement/sources/open-questions";
import { Notice } from "../../../../../components/ui/notice";
import { RequirementsLink } from "../../requirements-link";
import { useRulesText } from "./use-rules-text";

export const rulesId = "rules";

/** How reliable the rules are that the checks apply. */
export function RulesNotice({ template }: { template: Template }) {
  const { t } = useTranslation("evidence");
  const lines = useRulesText(template);
  return (
    <div id={rulesId}>
      <Notice kind={isDoubtful(template.confidence) ? "warn" : "plain"} title={t("rules.title")}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>
          <RequirementsLink urlPath={template.urlPath} />
        </p>
      </Notice>
    </div>
  );
}
