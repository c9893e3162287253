import { useTranslation } from "react-i18next";
import { usePageLanguage } from "../../i18n/use-language";
import type { LengthBand } from "../drawing/drawing-frame";
import { formatLength, type LengthUnit } from "../drawing/format-length";
import * as styles from "./facts.module.css";

/** A length or a range in millimetres, and in inches under it. */
export const LengthValue = ({ band }: { band: LengthBand }) => {
  const { t } = useTranslation("requirement");
  const { t: tCommon } = useTranslation("common");
  const { bcp47 } = usePageLanguage();
  const text = (unit: LengthUnit) => {
    const min = formatLength(band.min, unit, bcp47);
    const max = formatLength(band.max, unit, bcp47);
    if (min === max) return tCommon(unit === "mm" ? "unit.mmValue" : "unit.inchValue", { value: min });
    return t(unit === "mm" ? "value.rangeMm" : "value.rangeInch", { min, max });
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
