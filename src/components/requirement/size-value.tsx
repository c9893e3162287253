import { useTranslation } from "react-i18next";
import type { DrawingFrame, LengthBand } from "../../../drawing/drawing-frame";
import { type LengthStyle, writeLength } from "../../../locales/write-number";
import { usePageLanguage } from "../../i18n/use-language";
import { formatLength, inStyle, lengthStyle } from "../drawing/format-length";
import { SecondValue } from "./fact-row";

/** Writes a length or a range in a unit: "32 to 36 mm". */
export function useLengthText() {
  const { t } = useTranslation("requirement");
  const { bcp47 } = usePageLanguage();
  return (band: LengthBand, style: LengthStyle) => {
    const max = writeLength(inStyle(band.max, style), style, bcp47);
    if (band.min === band.max) return max;
    return t("value.range", { min: formatLength(band.min, style, bcp47), max });
  };
}

interface LengthValueProps {
  band: LengthBand;
  /** Of the photo. */
  size: Pick<DrawingFrame, "widthMm" | "heightMm">;
}

/** A length or a range in millimetres, and in inches under it. */
export const LengthValue = ({ band, size }: LengthValueProps) => {
  const text = useLengthText();
  return (
    <>
      <bdi>{text(band, "mm")}</bdi>
      <SecondValue>{text(band, lengthStyle("inch", size))}</SecondValue>
    </>
  );
};
