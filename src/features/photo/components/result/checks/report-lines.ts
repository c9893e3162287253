import { likelyRefusal } from "../../../../../../photo/core/checks/grade";
import { findingOf } from "../../../../../../photo/core/findings";
import type { Check } from "../../../../../../photo/core/types";
import type { CheckWords } from "../../check-words";
import { oncePerFault, orderChecks } from "./order-checks";

export interface ReportLine {
  verdict: Check["verdict"];
  /** The authority is likely to refuse the photo for it. */
  isRefusal: boolean;
  name: string;
  rule: string;
  /** What to do about a fault. */
  advice: string | null;
  numbers: string[];
  /** The check is about the background: its measured colour "#rrggbb" if known. Null for other checks and without fault. */
  background: { seen: string | null } | null;
}

/** Lines of the report: every fault once, then the names of passed and skipped checks, each once. */
export function reportLines(checks: readonly Check[], wordsOf: (check: Check) => CheckWords): ReportLine[] {
  const { failed, asked, warned, passed, notChecked } = orderChecks(checks);
  const nameOf = (check: Check) => wordsOf(check).name;
  const faults = oncePerFault([...failed, ...asked, ...warned]);
  const said = new Set(faults.map(nameOf));
  const others = [...passed, ...notChecked].filter((check) => {
    const isNew = !said.has(nameOf(check));
    said.add(nameOf(check));
    return isNew;
  });
  const isFault = (check: Check) => faults.includes(check);
  return [...faults, ...others].map((check) => {
    const { name, title, advice, measured, allowed } = wordsOf(check);
    return {
      verdict: check.verdict,
      rule: check.rule,
      isRefusal: likelyRefusal([check]) !== undefined,
      name: isFault(check) ? title : name,
      advice: isFault(check) ? advice : null,
      numbers: [measured, allowed].filter((words) => words !== null),
      background:
        isFault(check) && findingOf(check.messageKey)?.subject === "background"
          ? { seen: check.colours?.seen ?? null }
          : null,
    };
  });
}
