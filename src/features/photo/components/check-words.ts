import type { TFunction } from "i18next";
import { inPrintUnit } from "../../../../contract/document/units";
import { writeLength, writeNumber, writeUnit } from "../../../../locales/write-number";
import { missedSide, textKeysOf } from "../../../../photo/core/finding-texts";
import { findingOf } from "../../../../photo/core/findings";
import { questions } from "../../../../photo/core/questions";
import type { Check } from "../../../../photo/core/types";
import { inStyle } from "../../../components/drawing/format-length";
import { answerTexts } from "./answer-texts";
import type { DocumentLengths } from "./use-document-lengths";

interface Translators {
  t: TFunction<"result">;
  tCommon: TFunction<"common">;
  tErrors: TFunction<"errors">;
  bcp47: string;
  lengths: DocumentLengths;
}

export interface CheckWords {
  name: string;
  /** What is wrong, in plain words. */
  title: string;
  /** The specification's words for it where they are others. */
  phrase: string | null;
  advice: string | null;
  /** With its unit; null where nothing was measured. Says so if it is counted from a line that the visitor has moved. */
  measured: string | null;
  /** The limits in words; null where there are none. */
  allowed: string | null;
}

/** Two ways to look past the camera have one name, each with a number and a limit of its own. */
const wayTexts = { yaw: "checks.across", pitch: "checks.upDown" } as const;

const isWay = (rule: string): rule is keyof typeof wayTexts => Object.hasOwn(wayTexts, rule);

/** Numbers that a visitor can compare with the photo. Shares and distances of colours say something to the engine only. */
const toldUnits: readonly Check["unit"][] = ["mm", "px", "kb", "deg"];

/** As many decimals as tell a number from the limit that it misses: never "32 mm, allowed: 32 mm or more". */
function decimalsFor({ measured, min, max, verdict }: Check, usual: number): number {
  if (typeof measured !== "number" || verdict === "pass") return usual;
  const isTold = (decimals: number) =>
    [min, max].every(
      (limit) =>
        limit === null || limit === measured || limit.toFixed(decimals) !== measured.toFixed(decimals),
    );
  return [usual, usual + 1, usual + 2].find(isTold) ?? usual + 3;
}

/** The titles of questions ask: where nothing is to be answered, they would ask for nothing. */
const adviceTitles: Partial<Record<string, "glasses.check" | "headCovering.check">> = {
  glasses: "glasses.check",
  headCovering: "headCovering.check",
};

const isAdvice = ({ messageKey, verdict }: Check) =>
  findingOf(messageKey)?.severity === "ask" && verdict !== "ask";

/** A check in the words and numbers of the page's language, its lengths in the document's unit. */
export const checkWords = (check: Check, { t, tErrors, ...page }: Translators): CheckWords => {
  const texts = textKeysOf(check.messageKey, missedSide(check));
  const name = texts ? tErrors(texts.name) : check.rule;
  const title = texts
    ? tErrors(isAdvice(check) ? (adviceTitles[check.messageKey] ?? texts.name) : texts.plain)
    : check.rule;
  const phrase = texts && !isAdvice(check) ? tErrors(texts.title) : title;
  const write = numberWriter(check, page);
  const isQuestion = Object.hasOwn(questions, check.rule);
  return {
    name: isWay(check.rule) ? t(wayTexts[check.rule], { name }) : name,
    title,
    phrase: phrase === title ? null : phrase,
    advice: texts && tErrors(texts.advice),
    measured: isQuestion ? answerWords(check, t) : write && measuredWords(check, t, write.measured),
    allowed: write && allowedWords(check, t, write.limit),
  };
};

type Write = (value: number) => string;

/** How the numbers of a check are written; null where they say nothing to a visitor. */
function numberWriter(
  check: Check,
  { tCommon, bcp47, lengths }: Pick<Translators, "tCommon" | "bcp47" | "lengths">,
): { measured: Write; limit: Write } | null {
  const { unit } = check;
  if (!toldUnits.includes(unit)) return null;
  if (unit === "mm" && lengths.unit === "inch") {
    const inInches = { ...check, ...inchesOf(check) };
    const decimals = decimalsFor(inInches, 2);
    return {
      measured: (mm) => writeUnit(inPrintUnit(mm, "inch"), "inch", bcp47, decimals),
      limit: (mm) => writeLength(inStyle(mm, lengths.style), lengths.style, bcp47),
    };
  }
  const decimals = decimalsFor(check, 1);
  const write: Write = (value) =>
    unit === "px"
      ? tCommon("unit.pxValue", { value: writeNumber(value, bcp47, decimals) })
      : writeUnit(value, unit as "mm" | "kb" | "deg", bcp47, decimals);
  return { measured: write, limit: write };
}

const inchesOf = ({ measured, min, max }: Check) => {
  const inches = (mm: number | null) => mm && inPrintUnit(mm, "inch");
  return {
    measured: typeof measured === "number" ? inches(measured) : null,
    min: inches(min),
    max: inches(max),
  };
};

const measuredWords = (
  { measured, isManual }: Check,
  t: TFunction<"result">,
  write: Write,
): string | null => {
  if (typeof measured !== "number") return null;
  return isManual ? t("byHand", { value: write(measured) }) : write(measured);
};

/** A question has no number that means something; it has an answer. */
const answerWords = ({ answer }: Check, t: TFunction<"result">): string | null =>
  answer && Object.hasOwn(answerTexts, answer)
    ? t("question.answered", { answer: t(answerTexts[answer as keyof typeof answerTexts]) })
    : null;

const allowedWords = ({ min, max }: Check, t: TFunction<"result">, write: Write): string | null => {
  if (min !== null && max !== null) {
    return min === max
      ? t("checks.exactly", { value: write(min) })
      : t("checks.range", { min: write(min), max: write(max) });
  }
  if (min !== null) return t("checks.atLeast", { min: write(min) });
  return max === null ? null : t("checks.atMost", { max: write(max) });
};
