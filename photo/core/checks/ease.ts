import type { EasedCheck } from "../findings";
import type { Check } from "../types";

/** What would refuse a grown-up only warns: how lenient an authority is ends with an age that no picture tells. */
export function ease(checks: Check[], eased: readonly EasedCheck[] = []): Check[] {
  const isEased = ({ rule }: Check) => eased.some((name) => name === rule);
  return checks.map((check) =>
    check.verdict === "fail" && isEased(check) ? { ...check, verdict: "warn" } : check,
  );
}
