import { useTranslation } from "react-i18next";
import { headLines } from "../../../../../photo/core/face/guide-lines";
import type { HeadLines } from "../../../../../photo/core/types";
import { usePageLanguage } from "../../../../i18n/use-language";

export const lineNames = {
  crown: "adjust.lines.crown",
  eyes: "adjust.lines.eyes",
  chin: "adjust.lines.chin",
} as const;

/** Names the lines that the visitor has moved, since lengths counted from them were not measured. Null for none. */
export function useManualLinesText() {
  const { t } = useTranslation("result");
  const { bcp47 } = usePageLanguage();
  return (lines: HeadLines | undefined): string | null => {
    const names = headLines.filter((line) => lines?.[line]).map((line) => t(lineNames[line]));
    return names.length > 0 ? t("byHand", { value: new Intl.ListFormat(bcp47).format(names) }) : null;
  };
}
