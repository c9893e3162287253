import { useTranslation } from "react-i18next";
import { relaxedChecks } from "../../../../../../contract/document/photo-rule";
import type { Template } from "../../../../../../contract/document/template";
import type { Check, Face } from "../../../../../../photo/core/types";
import { CheckCard } from "./check-card";
import { CheckNames } from "./check-names";
import { childRulesId } from "./child-panel";
import { EyesPicture } from "./eyes-picture";
import { oncePerFault, orderChecks } from "./order-checks";

interface CheckListProps {
  checks: readonly Check[];
  /** The authority's rules for children, if the photo was judged by them. */
  childRules?: Template["forChildren"];
  /** False for a picture without a size on paper: millimetres are meaningless. */
  hasLengths?: boolean;
  /** The face on the visitor's photo, which shows the eyes where they are to look at them. */
  face?: Face | null;
  /** Replaces the advice of a check. */
  adviceFor?: (check: Check) => string | undefined;
}

const isOfReflections = ({ messageKey }: Check): boolean =>
  messageKey === "reflections" || messageKey === "reflectionsPossible";

const withoutLengths = (check: Check): Check =>
  check.unit === "mm" ? { ...check, measured: null, min: null, max: null } : check;

/** All checks: those that need attention are open, the others collapsed. */
export function CheckList({ checks, childRules = null, hasLengths = true, face, adviceFor }: CheckListProps) {
  const { t } = useTranslation("result");
  const { t: tPhoto } = useTranslation("photo");
  const { failed, asked, warned, passed, notChecked } = orderChecks(
    hasLengths ? checks : checks.map(withoutLengths),
  );
  // Link to the authority's own words instead of advice for adults.
  const relaxedAdvice = <a href={`#${childRulesId}`}>{tPhoto("document.childRules")}</a>;
  const shownChecks = [...failed, ...asked, ...warned];
  const relaxed: readonly string[] = relaxedChecks(childRules);
  return (
    <>
      {oncePerFault(shownChecks).map((check) => (
        <CheckCard
          key={check.messageKey}
          check={check}
          shownChecks={shownChecks}
          picture={face && isOfReflections(check) && <EyesPicture check={check} face={face} />}
          advice={
            check.verdict === "warn" && relaxed.includes(check.rule) ? relaxedAdvice : adviceFor?.(check)
          }
        />
      ))}
      <CheckNames caption={t("checks.met", { count: passed.length })} checks={passed} />
      <CheckNames caption={t("checks.notChecked")} checks={notChecked} />
    </>
  );
}
