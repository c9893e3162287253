import { useTranslation } from "react-i18next";
import { childGroupsOf } from "../../../../../../contract/document/photo-rule";
import { childRuleKeys } from "../../../../../components/requirement/rule-keys";
import { useAppSelector } from "../../../../../store/hooks";
import { selectChildRules } from "../../../state/selectors";
import * as styles from "./child-rules-of-check.module.css";

/** What the authority states of children about a check, a sentence for each age: no picture tells the age. */
export function useChildRulesOfCheck() {
  const { t } = useTranslation("evidence");
  const childRules = useAppSelector(selectChildRules);
  return (check: string): string[] =>
    childGroupsOf(childRules, check).map(({ underYears, rules }) => {
      const age = underYears === null ? t("children.babies") : t("children.under", { count: underYears });
      return `${age}: ${rules.map((rule) => t(childRuleKeys[rule])).join(" ")}`;
    });
}

export function ChildRulesOfCheck({ rule: check }: { rule: string }) {
  const rulesOf = useChildRulesOfCheck();
  return rulesOf(check).map((text) => (
    <p key={text} className={styles.rule}>
      {text}
    </p>
  ));
}
