import { useTranslation } from "react-i18next";
import { isForChild } from "../../../../contract/document/for-child";
import { followsIcao, relaxedChecks } from "../../../../contract/document/photo-rule";
import type { ChildRule } from "../../../../contract/document/template";
import type { RequirementTemplate } from "../queries/requirement-template";
import { FactRow, SecondValue } from "./fact-row";

type ForChildren = { groups: readonly { rules: readonly ChildRule[] }[] } | null;

/** The expression that we check in identity documents; sources may say something else, and are quoted below. */
export function ExpressionRow({ template }: { template: RequirementTemplate }) {
  const { t } = useTranslation("requirement");
  // What is relaxed for children stands in a section of its own.
  if (isForChild(template) || !followsIcao(template)) return null;
  const relaxed = relaxedChecks(template.forChildren as ForChildren);
  return (
    <FactRow label={t("facts.expression")}>
      {t("value.neutral")}
      <SecondValue>{t("value.ownExpression")}</SecondValue>
      {(relaxed.includes("expression") || relaxed.includes("mouth-closed")) && (
        <SecondValue>
          <a href="#children">{t("children.title")}</a>
        </SecondValue>
      )}
    </FactRow>
  );
}
