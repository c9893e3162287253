import { useTranslation } from "react-i18next";
import type { CardCheck } from "../../../../../contract/photo-report";
import { CheckCard } from "./check-card";
import { CheckTable } from "./check-table";
import { orderChecks } from "./order-checks";

interface CheckListProps {
  checks: readonly CardCheck[];
  /** What the page advises instead of a rule's own advice. */
  adviceFor?: (check: CardCheck) => string | undefined;
}

/** Everything that was checked: what wants attention is open, the rest folds. */
export const CheckList = ({ checks, adviceFor }: CheckListProps) => {
  const { t } = useTranslation("result");
  const { failed, asked, warned, passed, notChecked } = orderChecks(checks);
  return (
    <>
      {[...failed, ...asked, ...warned].map((check) => (
        <CheckCard key={`${check.rule}-${check.messageKey}`} check={check} advice={adviceFor?.(check)} />
      ))}
      <CheckTable caption={t("checks.met", { count: passed.length })} checks={passed} />
      <CheckTable caption={t("checks.notChecked")} checks={notChecked} />
    </>
  );
};
