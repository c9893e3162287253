import { useTranslation } from "react-i18next";
import { childGroupsOf } from "../../../../../../contract/document/photo-rule";
import { childRuleKeys } from "../../../../../components/requirement/rule-keys";
import { useAppSelector } from "../../../../../store/hooks";
import { selectChildRules } from "../../../state/selectors";
import * as styles from "./child-rules-of-check.module.css";

/** What the authority states of children about one check, by age: no picture tells the age. */
export function ChildRulesOfCheck({ rule: check }: { rule: string }) {
  const { t } = useTranslation("evidence");
  const groups = childGroupsOf(useAppSelector(selectChildRules), check);
  return groups.map(({ underYears, rules }) => (
    <p key={underYears} className={styles.rule}>
      {underYears === null ? t("children.babies") : t("children.under", { count: underYears })}
      {": "}
      {rules.map((rule) => t(childRuleKeys[rule])).join(" ")}
    </p>
  ));
}
