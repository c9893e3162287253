import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { generalSizesCode } from "../../../../contract/codes";
import type { Template } from "../../../../contract/document/template";

/**
 * A document with its country and size; a general size is its own name.
 */
export function useDocumentName() {
  const { t } = useTranslation("result");
  return useCallback(
    (template: Template): string => {
      const { country, countryName, name, sizeLabel: size } = template;
      return country === generalSizesCode
        ? size
        : t("document", { country: countryName, document: name, size });
    },
    [t],
  );
}
