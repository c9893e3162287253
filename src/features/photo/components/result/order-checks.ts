import type { CardCheck } from "../../../../../contract/photo-report";
import type { MessageKey } from "../../../../../photo/core/message-keys";
import { checkTexts, checkTextsOf } from "../../check-texts";

/** The table of texts is in the order in which things matter: a photo without a face has no head height. */
const ranks = new Map(Object.keys(checkTexts).map((key, index) => [key, index]));
const rankOf = (check: CardCheck) => ranks.get(check.messageKey) ?? ranks.size;

export interface OrderedChecks {
  /** Failed, the most important first. */
  failed: CardCheck[];
  /** Only the visitor knows. */
  asked: CardCheck[];
  warned: CardCheck[];
  passed: CardCheck[];
  notChecked: CardCheck[];
}

export const orderChecks = (checks: readonly CardCheck[]): OrderedChecks => {
  const sorted = [...checks].sort((a, b) => rankOf(a) - rankOf(b));
  const having = (verdict: CardCheck["verdict"]) => sorted.filter((check) => check.verdict === verdict);
  return {
    failed: having("fail"),
    asked: having("ask"),
    warned: having("warn"),
    passed: having("pass"),
    notChecked: having("not-checked"),
  };
};

/** Points of one background, which are one cause where the authority refuses it as a whole. */
const ofBackground: ReadonlySet<string> = new Set<MessageKey>([
  "backgroundColour",
  "backgroundUneven",
  "backgroundShadow",
]);
const wholeBackground: MessageKey = "backgroundForbidden";

const faultOf = ({ messageKey }: CardCheck, checks: readonly CardCheck[]): string => {
  const isPart = ofBackground.has(messageKey) && checks.some((each) => each.messageKey === wholeBackground);
  const key = isPart ? wholeBackground : messageKey;
  return checkTextsOf(key)?.title ?? key;
};

/** Those of the same fault as `check`: a head may be turned and tipped, a background of a wrong colour and not plain. */
export const sameFault = (check: CardCheck, checks: readonly CardCheck[]): CardCheck[] =>
  checks.filter((each) => faultOf(each, checks) === faultOf(check, checks));

/** People are told once of a fault, however many checks have found it. */
export const oncePerFault = (checks: readonly CardCheck[]): CardCheck[] => {
  const faults = checks.map((check) => faultOf(check, checks));
  return checks.filter((_, index) => faults.indexOf(faults[index]!) === index);
};
