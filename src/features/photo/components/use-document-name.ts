import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { generalSizesCode } from "../../../../contract/codes";
import type { Template } from "../../../../contract/document/template";
import { writeLength } from "../../../../locales/write-number";
import { formatLength, inStyle } from "../../../components/drawing/format-length";
import { usePageLanguage } from "../../../i18n/use-language";
import { documentLengths } from "./use-document-lengths";

/** The size in the unit of the document: "2 × 2 in" where its authority writes inches. */
function sizeOf(template: Template, bcp47: string): string {
  const { unit, sizeLabel, sizeWidth, sizeHeight } = template;
  const { style } = documentLengths(template);
  if (unit === "px" || style === "mm") return sizeLabel;
  const width = formatLength(sizeWidth, style, bcp47);
  return `${width}\u00a0×\u00a0${writeLength(inStyle(sizeHeight, style), style, bcp47)}`;
}

/**
 * A document with its country and size; a size that belongs to no country is called by itself alone. A file that does
 * not have the document's size is called by its own.
 */
export const useDocumentName = () => {
  const { t } = useTranslation("result");
  const { bcp47 } = usePageLanguage();
  return useCallback(
    (template: Template, size = sizeOf(template, bcp47)): string => {
      const { country, countryName, name } = template;
      return country === generalSizesCode
        ? size
        : t("document", { country: countryName, document: name, size });
    },
    [t, bcp47],
  );
};
