import { useTranslation } from "react-i18next";
import { isForChild } from "../../../../contract/document/for-child";
import { followsIcao, relaxedChecks } from "../../../../contract/document/photo-rule";
import type { ChildRule } from "../../../../contract/document/template";
import { RuleNote, rowId } from "../notes/notes-link";
import type { RequirementTemplate } from "../queries/requirement-template";
import { expressionKeys, keyOf } from "../rule-keys";
import { FactRow, SecondValue } from "./fact-row";

type ForChildren = { groups: readonly { rules: readonly ChildRule[] }[] } | null;

/** What a source says of the expression; without one, what we check in identity documents, and who asks for it. */
export function ExpressionRow({ template }: { template: RequirementTemplate }) {
  const { t } = useTranslation("requirement");
  const { expression } = template;
  const isNoted = template.inNotes.includes("expression");
  // What is relaxed for children stands in a section of its own.
  if (!isNoted && (isForChild(template) || !(expression || followsIcao(template)))) return null;
  const relaxed = relaxedChecks(template.forChildren as ForChildren);
  return (
    <FactRow id={rowId(template, "expression")} label={t("facts.expression")}>
      {t(keyOf(expressionKeys, expression ?? "neutral"))}
      {isNoted && (
        <SecondValue>
          <RuleNote template={template} field="expression" />
        </SecondValue>
      )}
      {!expression && <SecondValue>{t("value.ownExpression")}</SecondValue>}
      {(relaxed.includes("expression") || relaxed.includes("mouth-closed")) && (
        <SecondValue>
          <a href="#children">{t("children.title")}</a>
        </SecondValue>
      )}
    </FactRow>
  );
}
