import type { CardCheck } from "../../../../../contract/photo-report";
import { checkTexts } from "../../check-texts";

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

/** Two checks may find the same fault (turned and tilted, background and its evenness); people are told of it once. */
export const oncePerFault = (checks: readonly CardCheck[]): CardCheck[] =>
  checks.filter((check, index) => checks.findIndex((each) => each.messageKey === check.messageKey) === index);
