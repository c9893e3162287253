import { likelyRefusal } from "../../../../../../photo/core/checks/grade";
import { textKeysOf } from "../../../../../../photo/core/finding-texts";
import { findingOf, type MessageKey, messageKeys } from "../../../../../../photo/core/findings";
import type { Check } from "../../../../../../photo/core/types";

/** What the authority is likely to refuse first, then in the order of the findings; a message of a newer server comes last. */
const rankOf = (check: Check) => {
  const { messageKey } = check;
  if (likelyRefusal([check])) return -1;
  return findingOf(messageKey) ? messageKeys.indexOf(messageKey) : messageKeys.length;
};

export interface OrderedChecks {
  /** Failed, the most important first. */
  failed: Check[];
  /** Only the visitor knows. */
  asked: Check[];
  warned: Check[];
  passed: Check[];
  notChecked: Check[];
}

export const orderChecks = (checks: readonly Check[]): OrderedChecks => {
  const sorted = [...checks].sort((a, b) => rankOf(a) - rankOf(b));
  const having = (verdict: Check["verdict"]) => sorted.filter((check) => check.verdict === verdict);
  return {
    failed: having("fail"),
    asked: having("ask"),
    warned: having("warn"),
    passed: having("pass"),
    notChecked: having("not-checked"),
  };
};

const wholeBackground: MessageKey = "backgroundForbidden";

/** All faults of a background are one where the authority refuses it as a whole. */
const faultOf = ({ messageKey }: Check, checks: readonly Check[]): string => {
  const isPart =
    findingOf(messageKey)?.subject === "background" &&
    checks.some((each) => each.messageKey === wholeBackground);
  const key = isPart ? wholeBackground : messageKey;
  return textKeysOf(key)?.title ?? key;
};

/** Those of the same fault as `check`: a head may be turned and tipped, a background of a wrong colour and not plain. */
export const sameFault = (check: Check, checks: readonly Check[]): Check[] =>
  checks.filter((each) => faultOf(each, checks) === faultOf(check, checks));

/** People are told once of a fault, however many checks have found it. */
export const oncePerFault = (checks: readonly Check[]): Check[] => {
  const faults = checks.map((check) => faultOf(check, checks));
  return checks.filter((_, index) => faults.indexOf(faults[index]!) === index);
};
