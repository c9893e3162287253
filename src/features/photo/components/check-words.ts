import type { TFunction } from "i18next";
import { isWrittenUnit, writeNumber, writePercent, writeUnit } from "../../../../locales/write-number";
import { textKeysOf } from "../../../../photo/core/finding-texts";
import { findingOf } from "../../../../photo/core/findings";
import { questions } from "../../../../photo/core/questions";
import type { Check } from "../../../../photo/core/types";
import { answerTexts } from "./answer-texts";

interface Translators {
  t: TFunction<"result">;
  tCommon: TFunction<"common">;
  tErrors: TFunction<"errors">;
  bcp47: string;
}

export interface CheckWords {
  name: string;
  title: string;
  advice: string | null;
  /** With its unit; null where nothing was measured. Says so if it is counted from a line that the visitor has moved. */
  measured: string | null;
  /** The limits in words; null where there are none. */
  allowed: string | null;
}

/** Units that `Intl` does not know. */
const unitTexts = {
  px: "unit.pxValue",
  "delta-e": "unit.deltaEValue",
} as const;

const isUnitWithText = (unit: string): unit is keyof typeof unitTexts => Object.hasOwn(unitTexts, unit);

/** Two ways to look past the camera have one name, each with a number and a limit of its own. */
const wayTexts = { yaw: "checks.across", pitch: "checks.upDown" } as const;

const isWay = (rule: string): rule is keyof typeof wayTexts => Object.hasOwn(wayTexts, rule);

/** Numbers, colours and kinds of file are the same in every language; any other word of the engine is for logs. */
const isShown = (measured: Check["measured"]): measured is number | string =>
  typeof measured === "number" || (typeof measured === "string" && /^(#|image\/)/.test(measured));

/** As many decimals as tell a number from the limit that it misses: never "0.08, allowed: 0.08 or less". */
function decimalsFor({ measured, min, max, unit, verdict }: Check): number {
  const usual = unit === null || unit in unitTexts || unit === "percent" || isWrittenUnit(unit) ? 1 : 2;
  if (typeof measured !== "number" || verdict === "pass") return usual;
  const isTold = (decimals: number) =>
    [min, max].every(
      (limit) =>
        limit === null || limit === measured || limit.toFixed(decimals) !== measured.toFixed(decimals),
    );
  return [usual, usual + 1, usual + 2].find(isTold) ?? usual + 3;
}

/** The titles of questions ask: where nothing is to be answered, the name says what the advice is about. */
const isAdvice = ({ messageKey, verdict }: Check) =>
  findingOf(messageKey)?.severity === "ask" && verdict !== "ask";

/** A check in the words and numbers of the page's language. */
export const checkWords = (check: Check, { t, tCommon, tErrors, bcp47 }: Translators): CheckWords => {
  const texts = textKeysOf(check.messageKey);
  const decimals = decimalsFor(check);
  const withUnit = (value: number | string) => {
    if (typeof value === "string") return value;
    const { unit } = check;
    if (unit === "percent") return writePercent(value, bcp47, decimals);
    if (unit !== null && isWrittenUnit(unit)) return writeUnit(value, unit, bcp47, decimals);
    const number = writeNumber(value, bcp47, decimals);
    return unit !== null && isUnitWithText(unit) ? tCommon(unitTexts[unit], { value: number }) : number;
  };
  const name = texts ? tErrors(texts.name) : check.rule;
  const isQuestion = Object.hasOwn(questions, check.rule);
  return {
    name: isWay(check.rule) ? t(wayTexts[check.rule], { name }) : name,
    title: texts ? tErrors(isAdvice(check) ? texts.name : texts.title) : check.rule,
    advice: texts && tErrors(texts.advice),
    measured: isQuestion ? answerWords(check, t) : measuredWords(check, t, withUnit),
    allowed: allowedWords(check, t, withUnit),
  };
};

const measuredWords = (
  { measured, byHand }: Check,
  t: TFunction<"result">,
  withUnit: (value: number | string) => string,
): string | null => {
  if (!isShown(measured)) return null;
  return byHand ? t("byHand", { value: withUnit(measured) }) : withUnit(measured);
};

/** A question has no number that means something; it has an answer. */
const answerWords = ({ answer }: Check, t: TFunction<"result">): string | null =>
  answer && Object.hasOwn(answerTexts, answer)
    ? t("question.answered", { answer: t(answerTexts[answer as keyof typeof answerTexts]) })
    : null;

const allowedWords = (
  { min, max }: Check,
  t: TFunction<"result">,
  withUnit: (value: number) => string,
): string | null => {
  if (min !== null && max !== null) {
    return min === max
      ? t("checks.exactly", { value: withUnit(min) })
      : t("checks.range", { min: withUnit(min), max: withUnit(max) });
  }
  if (min !== null) return t("checks.atLeast", { min: withUnit(min) });
  return max === null ? null : t("checks.atMost", { max: withUnit(max) });
};
