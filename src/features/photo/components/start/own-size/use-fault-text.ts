import { useTranslation } from "react-i18next";
import type { OwnSizeField } from "../../../../../../contract/document/own-size";
import { writeNumber, writeUnit } from "../../../../../../locales/write-number";
import { usePageLanguage } from "../../../../../i18n/use-language";
import { asTyped, type FieldFault, type TypedSize } from "./read-own-size";

/** Error message of a field, with its limits in the typed unit. */
export function useFaultText({ unit }: TypedSize) {
  const { t } = useTranslation("home");
  const { t: tCommon } = useTranslation("common");
  const { bcp47 } = usePageLanguage();
  const write = (value: number, field: OwnSizeField): string => {
    if (field === "minKb" || field === "maxKb") return writeUnit(value, "kb", bcp47);
    if (field === "dpi") return tCommon("unit.dpiValue", { value });
    return unit === "px" ? tCommon("unit.pxValue", { value }) : writeUnit(asTyped(value, unit), unit, bcp47);
  };
  return (fault: FieldFault): string => {
    if (fault === "no-number") return t("card.own.notNumber", { example: writeNumber(34.5, bcp47) });
    const { field, allowed } = fault;
    if (!allowed) return t("card.own.order");
    return t("card.own.range", { min: write(allowed.min, field), max: write(allowed.max, field) });
  };
}
