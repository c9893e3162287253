import type { RelaxedCheck } from "../findings";
import type { Check } from "../types";

/** What would refuse a grown-up only warns: how lenient an authority is ends with an age that no picture tells. */
export function relax(checks: Check[], relaxed: readonly RelaxedCheck[] = []): Check[] {
  const isRelaxed = ({ rule }: Check) => relaxed.some((name) => name === rule);
  return checks.map((check) =>
    check.verdict === "fail" && isRelaxed(check) ? { ...check, verdict: "warn" } : check,
  );
}
