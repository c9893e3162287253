import { useTranslation } from "react-i18next";
import { easedChecks } from "../../../../../../contract/document/photo-rule";
import type { Template } from "../../../../../../contract/document/template";
import type { Check } from "../../../../../../photo/core/types";
import { CheckCard } from "./check-card";
import { CheckNames } from "./check-names";
import { childRulesId } from "./child-panel";
import { oncePerFault, orderChecks } from "./order-checks";

interface CheckListProps {
  checks: readonly Check[];
  /** Of the authority, where the photo was judged as a small child's. */
  childRules?: Template["forChildren"];
  /** False for a picture that has no size on paper: millimetres say nothing of it. */
  hasLengths?: boolean;
  /** What the page advises instead of a rule's own advice. */
  adviceFor?: (check: Check) => string | undefined;
}

const withoutLengths = (check: Check): Check =>
  check.unit === "mm" ? { ...check, measured: null, min: null, max: null } : check;

/** Everything that was checked: what wants attention is open, the rest folds. */
export const CheckList = ({ checks, childRules = null, hasLengths = true, adviceFor }: CheckListProps) => {
  const { t } = useTranslation("result");
  const { t: tPhoto } = useTranslation("photo");
  const { failed, asked, warned, passed, notChecked } = orderChecks(
    hasLengths ? checks : checks.map(withoutLengths),
  );
  // The authority's own words on this page, instead of advice for adults.
  const easedAdvice = <a href={`#${childRulesId}`}>{tPhoto("document.childRules")}</a>;
  const told = [...failed, ...asked, ...warned];
  const eased: readonly string[] = easedChecks(childRules);
  return (
    <>
      {oncePerFault(told).map((check) => (
        <CheckCard
          key={check.messageKey}
          check={check}
          among={told}
          advice={check.verdict === "warn" && eased.includes(check.rule) ? easedAdvice : adviceFor?.(check)}
        />
      ))}
      <CheckNames caption={t("checks.met", { count: passed.length })} checks={passed} />
      <CheckNames caption={t("checks.notChecked")} checks={notChecked} />
    </>
  );
};
