import { useTranslation } from "react-i18next";
import { inPrintUnit, type PrintUnit } from "../../../contract/units";
import type { LengthBand } from "../../../drawing/drawing-frame";
import { writeUnit } from "../../../locales/write-number";
import { usePageLanguage } from "../../i18n/use-language";
import { formatLength } from "../drawing/format-length";
import { SecondValue } from "./fact-row";

/** Writes a length or a range in a unit: "32 to 36 mm". */
export function useLengthText() {
  const { t } = useTranslation("requirement");
  const { bcp47 } = usePageLanguage();
  return (band: LengthBand, unit: PrintUnit) => {
    const max = writeUnit(inPrintUnit(band.max, unit), unit, bcp47);
    if (band.min === band.max) return max;
    return t("value.range", { min: formatLength(band.min, unit, bcp47), max });
  };
}

/** A length or a range in millimetres, and in inches under it. */
export const LengthValue = ({ band }: { band: LengthBand }) => {
  const text = useLengthText();
  return (
    <>
      <bdi>{text(band, "mm")}</bdi>
      <SecondValue>{text(band, "inch")}</SecondValue>
    </>
  );
};
