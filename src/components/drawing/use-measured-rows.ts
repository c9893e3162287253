import { useTranslation } from "react-i18next";
import { type MeasuredLengths, marksOfMeasured } from "../../../drawing/dimension-marks";
import type { DrawingFrame, LengthBand } from "../../../drawing/drawing-frame";
import {
  formatBandWithUnit,
  limitsShown,
  limitUnitBeside,
  type ShownUnit,
  writeMeasured,
} from "../../../drawing/format-length";
import type { LegendRow } from "../../../drawing/legend-list";
import { headLabel } from "../../../drawing/legend-rows";
import { usePageLanguage } from "../../i18n/use-language";

/**
 * Measurements of the finished photo, each beside its requirement.
 * @param isFromPrint no source states the requirement for the file: it is that of the print
 */
export function useMeasuredRows(unit: ShownUnit, isFromPrint = false) {
  const { t } = useTranslation("common");
  const { bcp47 } = usePageLanguage();
  const row = (mark: string, label: string, valueMm: number | null, band: LengthBand | null): LegendRow[] => {
    if (valueMm === null) return [];
    const limits = limitsShown(band, unit);
    const asked = band && formatBandWithUnit(band, limitUnitBeside(valueMm, limits, unit), bcp47);
    const note = asked && t(isFromPrint ? "drawing.askedOnPrint" : "drawing.asked", { value: asked });
    return [{ mark, label, value: writeMeasured(valueMm, limits, unit, bcp47), note }];
  };
  return (measured: MeasuredLengths, frame: DrawingFrame): LegendRow[] => {
    const marks = marksOfMeasured(measured, frame);
    return [
      ...row(marks.head, headLabel(frame, t), measured.headHeightMm, frame.headMm),
      ...row(marks.eyeLine, t("drawing.eyeLine"), measured.eyeLineFromBottomMm, frame.eyeLineMm),
      ...row(marks.topMargin, t("drawing.topMargin"), measured.topMarginMm, frame.topMarginMm),
    ].sort((one, other) => one.mark.localeCompare(other.mark));
  };
}
