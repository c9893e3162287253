import type { TFunction } from "i18next";
import type { CardCheck } from "../../../../../server/src/schemas/card";
import { checkTextsOf } from "../../check-texts";

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
  /** With its unit; null where nothing was measured. */
  measured: string | null;
  /** The limits in words; null where there are none. */
  allowed: string | null;
}

const unitTexts = {
  mm: "unit.mmValue",
  px: "unit.pxValue",
  deg: "unit.degValue",
  percent: "unit.percentValue",
  kb: "unit.kbValue",
  dpi: "unit.dpiValue",
  "delta-e": "unit.deltaEValue",
} as const;

const isUnitWithText = (unit: string): unit is keyof typeof unitTexts => Object.hasOwn(unitTexts, unit);

/** Ratios need two decimals; a tenth of everything else is the finest that means something. */
const decimalsOf = (unit: string | null) => (unit === "ratio" ? 2 : 1);

/** Numbers, colours and kinds of file are the same in every language; any other word of the engine is for logs. */
const isShown = (measured: CardCheck["measured"]): measured is number | string =>
  typeof measured === "number" || (typeof measured === "string" && /^(#|image\/)/.test(measured));

/** A check in the words and numbers of the page's language. */
export const checkWords = (check: CardCheck, { t, tCommon, tErrors, bcp47 }: Translators): CheckWords => {
  const texts = checkTextsOf(check.messageKey);
  const number = new Intl.NumberFormat(bcp47, { maximumFractionDigits: decimalsOf(check.unit) });
  const withUnit = (value: number | string) => {
    if (typeof value === "string") return value;
    const text = number.format(value);
    return check.unit && isUnitWithText(check.unit) ? tCommon(unitTexts[check.unit], { value: text }) : text;
  };
  return {
    name: texts ? tErrors(texts.name) : check.rule,
    title: texts ? tErrors(texts.title) : check.rule,
    advice: texts && tErrors(texts.advice),
    measured: isShown(check.measured) ? withUnit(check.measured) : null,
    allowed: allowedWords(check, t, withUnit),
  };
};

const allowedWords = (
  { min, max }: CardCheck,
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
