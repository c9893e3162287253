import { useTranslation } from "react-i18next";
import type { DrawingFrame, LengthBand } from "../../../drawing/drawing-frame";
import {
  formatBandWithUnit,
  formatWithUnit,
  limitsShown,
  type ShownUnit,
  unitBeside,
  writeStated,
} from "../../../drawing/format-length";
import { LegendList, type LegendRow } from "./legend-list";
import type { MeasuredLengths } from "./measured-photo";

interface MeasuredLegendProps {
  measured: MeasuredLengths;
  frame: DrawingFrame;
  unit: ShownUnit;
  bcp47: string;
}

/** Measurements of the finished photo, each beside its requirement. */
export function MeasuredLegend({ measured, frame, unit, bcp47 }: MeasuredLegendProps) {
  const { t } = useTranslation("common");
  const row = (mark: string, label: string, valueMm: number | null, band: LengthBand | null): LegendRow[] => {
    if (valueMm === null) return [];
    const beside = unitBeside(valueMm, limitsShown(band, unit), unit);
    const isMet = band && valueMm >= band.min && valueMm <= band.max;
    // As the authority writes them; only beside a length that misses them also as that is written.
    const limits = band && formatBandWithUnit(band, isMet ? unit : beside, bcp47);
    const stated = band && !isMet ? writeStated(band, beside, unit, bcp47) : "";
    const note = limits && t("drawing.asked", { value: limits }) + stated;
    return [{ mark, label, value: formatWithUnit(valueMm, beside, bcp47), note }];
  };
  const headLabel = t(frame.crown === "hair" ? "drawing.headWithHair" : "drawing.head");
  return (
    <LegendList
      label={t("drawing.legend")}
      rows={[
        ...row("C", headLabel, measured.headHeightMm, frame.headMm),
        ...row("D", t("drawing.eyeLine"), measured.eyeLineFromBottomMm, frame.eyeLineMm),
        ...row("E", t("drawing.topMargin"), measured.topMarginMm, frame.topMarginMm),
      ]}
    />
  );
}
