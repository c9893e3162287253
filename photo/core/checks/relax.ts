import type { Check, PhotoRule } from "../types";
import { unchecked } from "./judge";

/**
 * What would refuse a grown-up only warns: how lenient an authority is ends with an age that no picture tells. What it does not ask
 * of any small child counts as not checked: it is no fault, and no claim that closed eyes are open.
 */
export function relax(
  checks: Check[],
  { relaxed = [], waived = [] }: Pick<PhotoRule, "relaxed" | "waived">,
): Check[] {
  const isWaived = ({ rule, verdict }: Check) =>
    verdict !== "pass" && verdict !== "not-checked" && waived.some((name) => name === rule);
  // Of an expression only the width of the mouth is measured: one that cries is no wider than a calm one.
  const mayCry = checks.some((check) => check.rule === "eyes-open" && isWaived(check));
  return checks.map((check) => {
    if (isWaived(check) || (mayCry && check.rule === "expression" && check.verdict === "pass"))
      return unchecked(check);
    const isRelaxed = check.verdict === "fail" && relaxed.some((name) => name === check.rule);
    return isRelaxed ? { ...check, verdict: "warn" } : check;
  });
}
