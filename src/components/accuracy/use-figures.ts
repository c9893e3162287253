import { useTranslation } from "react-i18next";
import { writeNumber, writePercent } from "../../../locales/write-number";
import { formatDate } from "../../i18n/format-date";
import { usePageLanguage } from "../../i18n/use-language";

/** Two significant digits. */
const decimalsOf = (value: number): number => (value < 1 ? 2 : value < 10 ? 1 : 0);

/** Texts of the page, and number formats of its language. */
export function useFigures() {
  const { t } = useTranslation("accuracy");
  const { bcp47 } = usePageLanguage();
  const number = (value: number) => writeNumber(value, bcp47, decimalsOf(value));
  return {
    t,
    bcp47,
    number,
    /** 100 % only if it is exact. */
    percent: (value: number) => writePercent(value, bcp47, value > 99 ? 1 : decimalsOf(value)),
    date: (iso: string) => formatDate(iso, bcp47),
    /** "20 of 20"; a dash if the total is zero. */
    share: (part: number, whole: number) =>
      whole === 0 ? "–" : t("share", { part: number(part), whole: number(whole) }),
  };
}
