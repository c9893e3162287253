import { useTranslation } from "react-i18next";
import { writeNumber } from "../../../locales/write-number";
import { usePageLanguage } from "../../i18n/use-language";
import type { PhotoSize } from "../../units/photo-sizes";
import { FactRow, SecondValue } from "../requirement/facts/fact-row";
import { photoSizePx, usualDpi, writeOtherUnit, writePhotoSize } from "./write-photo-size";

/** The size in every unit, and how common it is. */
export function SizeFacts({ size }: { size: PhotoSize }) {
  const { t } = useTranslation("size");
  const { t: tCommon } = useTranslation("common");
  const { t: tRequirement } = useTranslation("requirement");
  const { bcp47 } = usePageLanguage();
  return (
    <dl>
      <FactRow label={tRequirement("facts.size")}>
        <bdi>{writePhotoSize(size, bcp47)}</bdi>
        <SecondValue>{writeOtherUnit(size, bcp47)}</SecondValue>
      </FactRow>
      <FactRow label={tRequirement("facts.pixels")}>
        <bdi>{tRequirement("value.pixels", photoSizePx(size))}</bdi>
        <SecondValue>{tCommon("unit.dpiValue", { value: usualDpi })}</SecondValue>
      </FactRow>
      <FactRow label={t("facts.documents")}>{writeNumber(size.documentCount, bcp47)}</FactRow>
      <FactRow label={t("facts.countries")}>{writeNumber(size.countryCount, bcp47)}</FactRow>
    </dl>
  );
}
