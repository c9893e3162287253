import { likelyRefusal } from "../../../../../../photo/core/checks/grade";
import { textKeysOf } from "../../../../../../photo/core/finding-texts";
import { findingOf, type MessageKey, messageKeys } from "../../../../../../photo/core/findings";
import type { Check } from "../../../../../../photo/core/types";

/** Likely refusals first, then in the order of the findings; unknown messages of a newer server last. */
function rankOf(check: Check) {
  const { messageKey } = check;
  const rank = findingOf(messageKey) ? messageKeys.indexOf(messageKey) : messageKeys.length;
  return likelyRefusal([check]) ? rank - messageKeys.length : rank;
}

export interface OrderedChecks {
  /** Failed checks, most important first. */
  failed: Check[];
  /** Questions to the visitor. */
  asked: Check[];
  warned: Check[];
  passed: Check[];
  notChecked: Check[];
}

export function orderChecks(checks: readonly Check[]): OrderedChecks {
  const sorted = [...checks].sort((a, b) => rankOf(a) - rankOf(b));
  const having = (verdict: Check["verdict"]) => sorted.filter((check) => check.verdict === verdict);
  const [failed, asked, warned] = [having("fail"), having("ask"), having("warn")];
  const faults = [...failed, ...warned];
  // "Glasses" would read as met beside "Reflections on the glasses", "Head height" beside "close to the limit".
  const isToldAsFault = ({ messageKey }: Check) =>
    (messageKey === "glasses" &&
      faults.some((fault) => findingOf(fault.messageKey)?.subject === "glasses")) ||
    (messageKey === "headHeight" && faults.some((fault) => fault.messageKey === "headHeightUncertain"));
  return {
    failed,
    asked,
    warned,
    passed: having("pass").filter((check) => !isToldAsFault(check)),
    notChecked: having("not-checked"),
  };
}

const wholeBackground: readonly MessageKey[] = ["backgroundForbidden", "unevenForbidden"];

/** If the authority refuses the background as a whole, its checks are one fault, with the outline that it was kept for. */
function faultOf({ messageKey }: Check, checks: readonly Check[]): string {
  const isPart =
    (findingOf(messageKey)?.subject === "background" || messageKey === "cutOutKept") &&
    checks.some((each) => wholeBackground.includes(each.messageKey));
  const key = isPart ? wholeBackground[0]! : messageKey;
  return textKeysOf(key)?.title ?? key;
}

/**
 * Checks with the same fault as `check`: a head can be both turned and tilted, a background both uneven and of the
 * wrong colour.
 */
export const sameFault = (check: Check, checks: readonly Check[]): Check[] =>
  checks.filter((each) => faultOf(each, checks) === faultOf(check, checks));

/** Each fault once, even if several checks found it. */
export function oncePerFault(checks: readonly Check[]): Check[] {
  const faults = checks.map((check) => faultOf(check, checks));
  return checks.filter((_, index) => faults.indexOf(faults[index]!) === index);
}
