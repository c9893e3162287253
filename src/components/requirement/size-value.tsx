import { useTranslation } from "react-i18next";
import { otherPrintUnit, type PrintUnit } from "../../../contract/document/units";
import type { DrawingFrame, LengthBand } from "../../../drawing/drawing-frame";
import { formatLength, formatWithUnit, type ShownUnit, shownOnPrint } from "../../../drawing/format-length";
import { usePageLanguage } from "../../i18n/use-language";
import { SecondValue } from "./fact-row";

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
  /** Of the photo. */
  size: Pick<DrawingFrame, "widthMm" | "heightMm">;
  /** Of the authority. */
  unit: PrintUnit;
}

/** A length or a range in the authority's unit, with the other one below. */
export function LengthValue({ band, size, unit }: LengthValueProps) {
  const text = useLengthText();
  return (
    <>
      <bdi>{text(band, shownOnPrint(unit, size))}</bdi>
      <SecondValue>{text(band, shownOnPrint(otherPrintUnit(unit), size))}</SecondValue>
    </>
  );
}
