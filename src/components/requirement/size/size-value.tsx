import { useTranslation } from "react-i18next";
import { otherPrintUnit, printUnitOf } from "../../../../contract/document/units";
import type { LengthBand } from "../../../../drawing/drawing-frame";
import {
  formatLength,
  formatWithUnit,
  type ShownUnit,
  shownOnPrint,
  shownUnitOf,
} from "../../../../drawing/format-length";
import { usePageLanguage } from "../../../i18n/use-language";
import { SecondValue } from "../facts/fact-row";
import type { RequirementTemplate } from "../queries/requirement-template";

/** Formats a length or a range in a unit: "32 to 36 mm". */
export function useLengthText() {
  const { t } = useTranslation("requirement");
  const { bcp47 } = usePageLanguage();
  return (band: LengthBand, unit: ShownUnit) => {
    const max = formatWithUnit(band.max, unit, bcp47);
    if (band.min === band.max) return max;
    return t("value.range", { min: formatLength(band.min, unit, bcp47), max });
  };
}

interface LengthValueProps {
  band: LengthBand;
  template: Pick<RequirementTemplate, "unit" | "dpi" | "sizeWidth" | "sizeHeight">;
}

/** A length or a range in the authority's unit, with the other one of prints below. A file has pixels only. */
export function LengthValue({ band, template }: LengthValueProps) {
  const text = useLengthText();
  const { unit, sizeWidth, sizeHeight } = template;
  const size = { widthMm: sizeWidth, heightMm: sizeHeight };
  return (
    <>
      <bdi>{text(band, shownUnitOf(template))}</bdi>
      {unit !== "px" && (
        <SecondValue>{text(band, shownOnPrint(otherPrintUnit(printUnitOf(unit)), size))}</SecondValue>
      )}
    </>
  );
}
