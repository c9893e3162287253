import { useTranslation } from "react-i18next";
import { writeNumber, writePercent } from "../../../locales/write-number";
import { formatDate } from "../../i18n/format-date";
import { usePageLanguage } from "../../i18n/use-language";

/** Two digits that mean something. */
const decimalsOf = (value: number): number => (value < 1 ? 2 : value < 10 ? 1 : 0);

/** The words of the page and how its language writes figures. */
export function useFigures() {
  const { t } = useTranslation("accuracy");
  const { bcp47 } = usePageLanguage();
  const number = (value: number) => writeNumber(value, bcp47, decimalsOf(value));
  return {
    t,
    bcp47,
    number,
    /** Only a full hundred is written as one. */
    percent: (value: number) => writePercent(value, bcp47, value > 99 ? 1 : decimalsOf(value)),
    date: (iso: string) => formatDate(iso, bcp47),
    /** "20 of 20"; a dash where there is nothing to take a part of. */
    share: (part: number, whole: number) =>
      whole === 0 ? "–" : t("share", { part: number(part), whole: number(whole) }),
  };
}
