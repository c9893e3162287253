import { useTranslation } from "react-i18next";
import { headLines } from "../../../../../photo/core/face/guide-lines";
import type { HeadLines } from "../../../../../photo/core/types";
import { usePageLanguage } from "../../../../i18n/use-language";
import { useAppSelector } from "../../../../store/hooks";
import { selectPassportData } from "../../../../store/site-slice";

/** The names of the lines; the upper one is where the document measures the head to. */
export function useLineNames() {
  const { t } = useTranslation("result");
  const countsHair = useAppSelector(selectPassportData)?.rule?.head?.crown === "hair";
  return {
    crown: t(countsHair ? "adjust.lines.hair" : "adjust.lines.crown"),
    eyes: t("adjust.lines.eyes"),
    chin: t("adjust.lines.chin"),
  };
}

/** Names the lines that the visitor has moved, since lengths counted from them were not measured. Null for none. */
export function useManualLinesText() {
  const { t } = useTranslation("result");
  const { bcp47 } = usePageLanguage();
  const lineNames = useLineNames();
  return (lines: HeadLines | undefined): string | null => {
    const names = headLines.filter((line) => lines?.[line]).map((line) => lineNames[line]);
    return names.length > 0 ? t("byHand", { value: new Intl.ListFormat(bcp47).format(names) }) : null;
  };
}
