import type { CardCheck } from "../../../../../contract/photo-report";
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

const faultOf = ({ messageKey }: CardCheck): string => checkTextsOf(messageKey)?.title ?? messageKey;

/** Those of the same fault as `check`: a head may be turned and tipped, a background of a wrong colour and not plain. */
export const sameFault = (check: CardCheck, checks: readonly CardCheck[]): CardCheck[] =>
  checks.filter((each) => faultOf(each) === faultOf(check));

/** People are told once of a fault, however many checks have found it. */
export const oncePerFault = (checks: readonly CardCheck[]): CardCheck[] =>
  checks.filter((check, index) => checks.findIndex((each) => faultOf(each) === faultOf(check)) === index);
