import { useTranslation } from "react-i18next";
import { writeUnit } from "../../../locales/write-number";
import { usePageLanguage } from "../../i18n/use-language";
import type { LengthBand } from "../drawing/drawing-frame";
import { formatLength, inUnit, type LengthUnit } from "../drawing/format-length";
import * as styles from "./facts.module.css";

/** A length or a range in millimetres, and in inches under it. */
export const LengthValue = ({ band }: { band: LengthBand }) => {
  const { t } = useTranslation("requirement");
  const { bcp47 } = usePageLanguage();
  const text = (unit: LengthUnit) => {
    const max = writeUnit(inUnit(band.max, unit), unit, bcp47);
    if (band.min === band.max) return max;
    return t("value.range", { min: formatLength(band.min, unit, bcp47), max });
  };
  return (
    <>
      <bdi>{text("mm")}</bdi>
      <span className={styles.second}>
        <bdi>{text("inch")}</bdi>
      </span>
    </>
  );
};
