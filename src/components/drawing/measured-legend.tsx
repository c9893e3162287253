import { useTranslation } from "react-i18next";
import type { DrawingFrame, LengthBand } from "../../../drawing/drawing-frame";
import {
  formatBandWithUnit,
  formatWithUnit,
  limitsShown,
  type ShownUnit,
  unitBeside,
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
    // Like the length: an eighth would be coarser, and a length within the limits could look outside.
    const note = band && t("drawing.asked", { value: formatBandWithUnit(band, beside, bcp47) });
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
