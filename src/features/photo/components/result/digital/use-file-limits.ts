import { useTranslation } from "react-i18next";
import type { Template } from "../../../../../../contract/document/template";
import { writeFileSizeBand } from "../../../../../../locales/write-file-size";
import { usePageLanguage } from "../../../../../i18n/use-language";

interface PixelBand {
  min: number | null;
  max: number | null;
}

/** Of a photo, or of a signature. */
type FileRule = Pick<NonNullable<Template["digital"]>, "widthPx" | "heightPx" | "minKb" | "maxKb">;

function written({ min, max }: PixelBand): string {
  if (min === null) return `≤\u00a0${max}`;
  if (max === null) return `≥\u00a0${min}`;
  return max === min ? `${min}` : `${min}–${max}`;
}

const isBand = ({ min, max }: PixelBand): boolean => max !== min;

/** The authority's limits for the file as text, where it accepts a range; null if unknown. */
export function useFileLimits() {
  const { t } = useTranslation("result");
  const { t: tCommon } = useTranslation("common");
  const { bcp47 } = usePageLanguage();
  return (digital: FileRule | null): { pixels: string | null; kilobytes: string | null } => {
    const { widthPx, heightPx, minKb = null, maxKb = null } = digital ?? {};
    const size = widthPx && heightPx && `${written(widthPx)}\u00a0×\u00a0${written(heightPx)}`;
    const hasBand = widthPx && heightPx && (isBand(widthPx) || isBand(heightPx));
    const kilobytes = writeFileSizeBand(minKb, maxKb, bcp47);
    const asked = (value: string) => tCommon("drawing.asked", { value });
    const px = (value: string) => tCommon("unit.pxValue", { value });
    const least =
      widthPx && heightPx && widthPx.max === null && heightPx.max === null
        ? t("checks.atLeast", { min: px(`${widthPx.min}\u00a0×\u00a0${heightPx.min}`) })
        : null;
    return {
      pixels: least ?? (hasBand && size ? asked(px(size)) : null),
      kilobytes: kilobytes && asked(kilobytes),
    };
  };
}
