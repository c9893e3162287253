import type { TFunction } from "i18next";
import type { CardCheck } from "../../../../../contract/card";
import { isWrittenUnit, writeNumber, writePercent, writeUnit } from "../../../../../locales/write-number";
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

/** Units that `Intl` does not know. */
const unitTexts = {
  px: "unit.pxValue",
  dpi: "unit.dpiValue",
  "delta-e": "unit.deltaEValue",
} as const;

const isUnitWithText = (unit: string): unit is keyof typeof unitTexts => Object.hasOwn(unitTexts, unit);

/** Numbers, colours and kinds of file are the same in every language; any other word of the engine is for logs. */
const isShown = (measured: CardCheck["measured"]): measured is number | string =>
  typeof measured === "number" || (typeof measured === "string" && /^(#|image\/)/.test(measured));

/** A check in the words and numbers of the page's language. */
export const checkWords = (check: CardCheck, { t, tCommon, tErrors, bcp47 }: Translators): CheckWords => {
  const texts = checkTextsOf(check.messageKey);
  const withUnit = (value: number | string) => {
    if (typeof value === "string") return value;
    const { unit } = check;
    if (unit === null) return writeNumber(value, bcp47);
    if (unit === "percent") return writePercent(value, bcp47);
    if (isWrittenUnit(unit)) return writeUnit(value, unit, bcp47);
    if (isUnitWithText(unit)) return tCommon(unitTexts[unit], { value: writeNumber(value, bcp47) });
    // A ratio, which needs two decimals.
    return writeNumber(value, bcp47, 2);
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
