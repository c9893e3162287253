import type { TFunction } from "i18next";
import {
  decimalsBeside,
  formatWithUnit,
  limitUnitBeside,
  type ShownUnit,
  unitApart,
  unitOfBoth,
} from "../../../../drawing/format-length";
import { writeNumber, writeUnit } from "../../../../locales/write-number";
import {
  adviceKeyOf,
  missedSide,
  type TextKeys,
  textKeysOf,
  titleKeyOf,
} from "../../../../photo/core/finding-texts";
import type { MessageKey } from "../../../../photo/core/findings";
import { type QuestionRule, questions } from "../../../../photo/core/questions";
import type { Check, Side } from "../../../../photo/core/types";
import { sentenceSpace } from "../../../i18n/sentence-space";
import { writeList } from "../../../i18n/write-list";
import { answerTexts, questionTitles } from "./answer-texts";

interface Translators {
  t: TFunction<"result">;
  tCommon: TFunction<"common">;
  tErrors: TFunction<"errors">;
  bcp47: string;
  /** Of lengths. */
  unit: ShownUnit;
  /** False where nothing is made of the photo. */
  isMade?: boolean;
  /** Of a small child: questions are for its parent. */
  isChild?: boolean;
  /** The document measures the head to the top of the hair. */
  countsHair?: boolean;
}

export interface CheckWords {
  name: string;
  /** What is wrong, in plain language. */
  title: string;
  /** The specification's wording where it differs. */
  phrase: string | null;
  advice: string | null;
  /** With unit; null where nothing was measured. Mentions it if a manually moved line was used. */
  measured: string | null;
  /** The limits as text, and whether they are only ours; null where there are none. */
  allowed: string | null;
}

/** The two gaze checks share a name, but each has its own number and limit. */
const wayTexts = { yaw: "checks.across", pitch: "checks.upDown" } as const;

const isWay = (rule: string): rule is keyof typeof wayTexts => Object.hasOwn(wayTexts, rule);

/** Units that a visitor can compare with the photo. Ratios and colour distances are internal. */
const shownUnits: readonly Check["unit"][] = ["mm", "px", "kb", "deg"];

/** Texts of a document that measures the head to the top of the hair: there is no crown to look at. */
const textsWithHair: Partial<Record<string, Record<string, string>>> = {
  headHeightUncertain: {
    name: "headHeightUncertain.hairName",
    title: "headHeightUncertain.close",
    plain: "headHeightUncertain.close",
    advice: "headHeightUncertain.hairAdvice",
  },
  lineOffHead: { advice: "lineOffHead.hairAdvice" },
};

/** A length counted from a line set by hand: what mends it is the line. */
const isOfLine = ({ messageKey, isManual }: Check): boolean =>
  isManual === true && (messageKey === "headHeight" || messageKey === "topMargin");

/** Describes a check in the page's language, with lengths in the document's unit. */
export function checkWords(
  check: Check,
  { t, tErrors, isMade = true, isChild = false, countsHair = false, ...page }: Translators,
): CheckWords {
  const usual = textKeysOf(check.messageKey);
  const found = textKeysOf(check.messageKey, missedSide(check));
  const ofLine = isOfLine(check) && { advice: "lineOffHead.advice" };
  const ofHair = countsHair && textsWithHair[ofLine ? "lineOffHead" : check.messageKey];
  const texts = found && ({ ...found, ...ofLine, ...ofHair } as TextKeys);
  const name = texts ? tErrors(texts.name) : check.rule;
  const titleKey = texts && titleKeyOf(check, texts, isMade);
  const isQuestion = Object.hasOwn(questions, check.rule);
  const isChildAsked = isChild && isQuestion && check.verdict === "ask";
  const childKey = isChildAsked ? questionTitles[check.rule as QuestionRule].child : null;
  const title = titleKey ? tErrors(childKey ?? titleKey) : check.rule;
  // A title that only says which limit is missed is the same words, more exactly.
  const hasPhrase = texts && usual?.plain !== usual?.title && titleKey === texts.plain && !childKey;
  const phrase = hasPhrase ? tErrors(texts.title) : title;
  const shown = withoutSign(check);
  const write = numberWriter(shown, page, unitApart);
  const writeLimit = numberWriter(shown, page, limitUnitBeside);
  return {
    name: isWay(check.rule) ? t(wayTexts[check.rule], { name }) : name,
    title,
    phrase: phrase === title ? null : phrase,
    advice: texts && withSides(check, tErrors(adviceKeyOf(check, texts)), { tErrors, bcp47: page.bcp47 }),
    measured: isQuestion
      ? answerWords(check, t)
      : write && withCounted(measuredWords(shown, t, write), countedPixels(check, page.tCommon, tErrors)),
    allowed: writeLimit && allowedWords(shown, t, writeLimit),
  };
}

const sideTexts = {
  top: "space.top",
  bottom: "space.bottom",
  left: "space.left",
  right: "space.right",
} as const satisfies Record<Side, string>;

/** Their titles name no side. */
const withoutSide: readonly MessageKey[] = ["tooClose", "bodyCentred"];

/** The advice, after the edges at which space is missing. */
function withSides(
  { messageKey, sides = [] }: Check,
  advice: string,
  { tErrors, bcp47 }: Pick<Translators, "tErrors" | "bcp47">,
): string {
  if (sides.length === 0 || !withoutSide.includes(messageKey)) return advice;
  const names = sides.map((side) => tErrors(sideTexts[side]));
  return tErrors("space.missing", { sides: writeList(names, bcp47) }) + sentenceSpace(bcp47) + advice;
}

/** An angle to either side: the title says to which, and the limit on that side is the one that counts. */
function withoutSign(check: Check): Check {
  const { unit, measured, min, max } = check;
  if (unit !== "deg" || typeof measured !== "number" || min === null || max === null) return check;
  return { ...check, measured: Math.abs(measured), min: null, max: measured < 0 ? -min : max };
}

type Write = (value: number) => string;

/** Of a length and its limits: that of the drawing and its table. */
export const unitOfCheck = (check: Check, unit: ShownUnit): ShownUnit =>
  typeof check.measured === "number" ? unitOfBoth(check.measured, check, unit) : unit;

type Texts = [Translators["tCommon"], Translators["tErrors"]];

type Page = Pick<Translators, "tCommon" | "bcp47" | "unit">;

/** The length of "Top of the head" is the head's, which has a line of its own: only its warning needs it. */
const isOfHeadHeight = ({ messageKey, verdict }: Check): boolean =>
  messageKey === "headHeightUncertain" && verdict === "pass";

/** Formats the numbers of a check; null for internal units. */
function numberWriter(check: Check, page: Page, unitOf: typeof unitApart): Write | null {
  const { unit, measured } = check;
  const { tCommon, bcp47 } = page;
  if (!shownUnits.includes(unit) || isOfHeadHeight(check)) return null;
  if (unit === "mm") {
    const shown =
      typeof measured === "number" ? unitOf(measured, check, unitOfCheck(check, page.unit)) : page.unit;
    return (mm) => formatWithUnit(mm, shown, bcp47);
  }
  const decimals = typeof measured === "number" ? decimalsBeside(measured, check, 1) : 1;
  return (value) =>
    unit === "px"
      ? tCommon("unit.pxValue", { value: writeNumber(value, bcp47, decimals) })
      : writeUnit(value, unit as "kb" | "deg", bcp47, decimals);
}

function measuredWords({ measured, isManual }: Check, t: TFunction<"result">, write: Write): string | null {
  if (typeof measured !== "number") return null;
  return isManual ? t("byHand", { value: write(measured) }) : write(measured);
}

/** What the pixels of a fault count, where its title does not say. */
function countedPixels({ messageKey, verdict, unit }: Check, ...[tCommon, tErrors]: Texts): string | null {
  if (unit !== "px" || verdict === "pass") return null;
  if (messageKey === "lowResolution") return tCommon("drawing.height");
  return messageKey === "smallFaces" ? tErrors("smallFaces.name") : null;
}

const withCounted = (measured: string | null, counted: string | null): string | null =>
  measured && counted ? `${measured} (${counted})` : measured;

/** A question has an answer instead of a number. */
const answerWords = ({ answer }: Check, t: TFunction<"result">): string | null =>
  answer && Object.hasOwn(answerTexts, answer)
    ? t("question.answered", { answer: t(answerTexts[answer as keyof typeof answerTexts]) })
    : null;

function allowedWords(check: Check, t: TFunction<"result">, write: Write): string | null {
  const allowed = limitWords(check, t, write);
  return allowed && check.isOwnLimit && !isMeasuredBeside(check) ? ownLimitWords(allowed, t) : allowed;
}

/** Limits that no authority states. */
export const ownLimitWords = (allowed: string, t: TFunction<"result">): string =>
  `${allowed} (${t("checks.ownLimit")})`;

/** Instead of limits it has the height that was measured. */
const isMeasuredBeside = ({ messageKey }: Check): boolean => messageKey === "lineOffHead";

function limitWords(check: Check, t: TFunction<"result">, write: Write): string | null {
  const { min, max } = check;
  if (min !== null && isMeasuredBeside(check)) return t("checks.measured", { value: write(min) });
  if (min !== null && max !== null) {
    return min === max
      ? t("checks.exactly", { value: write(min) })
      : t("checks.range", { min: write(min), max: write(max) });
  }
  if (min !== null) return t("checks.atLeast", { min: write(min) });
  return max === null ? null : t("checks.atMost", { max: write(max) });
}
