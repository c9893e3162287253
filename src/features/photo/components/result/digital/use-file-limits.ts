import { useTranslation } from "react-i18next";
import type { Template } from "../../../../../../contract/document/template";
import { writeFileSizeBand } from "../../../../../../locales/write-file-size";
import { usePageLanguage } from "../../../../../i18n/use-language";

interface PixelBand {
  min: number | null;
  max: number | null;
}

const written = ({ min, max }: PixelBand): string => {
  if (min === null) return `≤\u00a0${max}`;
  return max === null || max === min ? `${min}` : `${min}–${max}`;
};

const isBand = ({ min, max }: PixelBand): boolean => max !== min;

/** What the authority's website takes, in words, where it takes more than one number; null where it does not say. */
export const useFileLimits = () => {
  const { t: tCommon } = useTranslation("common");
  const { bcp47 } = usePageLanguage();
  return (digital: Template["digital"]): { pixels: string | null; kilobytes: string | null } => {
    const { widthPx, heightPx, minKb = null, maxKb = null } = digital ?? {};
    const size = widthPx && heightPx && `${written(widthPx)}\u00a0×\u00a0${written(heightPx)}`;
    const hasBand = widthPx && heightPx && (isBand(widthPx) || isBand(heightPx));
    const kilobytes = writeFileSizeBand(minKb, maxKb, bcp47);
    const asked = (value: string) => tCommon("drawing.asked", { value });
    return {
      pixels: hasBand ? asked(tCommon("unit.pxValue", { value: size })) : null,
      kilobytes: kilobytes && asked(kilobytes),
    };
  };
};
