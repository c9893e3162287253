import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { generalSizesCode } from "../../../../contract/codes";
import type { Template } from "../../../../contract/document/template";

/**
 * A document with its country and size; a size that belongs to no country is called by itself alone. A file that does
 * not have the document's size is called by its own.
 */
export const useDocumentName = () => {
  const { t } = useTranslation("result");
  return useCallback(
    ({ country, countryName, name, sizeLabel }: Template, size = sizeLabel): string =>
      country === generalSizesCode ? size : t("document", { country: countryName, document: name, size }),
    [t],
  );
};
