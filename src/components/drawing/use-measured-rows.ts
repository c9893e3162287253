import { useTranslation } from "react-i18next";
import type { DrawingFrame, LengthBand } from "../../../drawing/drawing-frame";
import {
  formatBandWithUnit,
  formatWithUnit,
  limitsShown,
  type ShownUnit,
  unitBeside,
} from "../../../drawing/format-length";
import { usePageLanguage } from "../../i18n/use-language";
import type { LegendRow } from "./legend-list";
import type { MeasuredLengths } from "./measured-photo";

/** Measurements of the finished photo, each beside its requirement. */
export function useMeasuredRows(unit: ShownUnit) {
  const { t } = useTranslation("common");
  const { bcp47 } = usePageLanguage();
  const row = (mark: string, label: string, valueMm: number | null, band: LengthBand | null): LegendRow[] => {
    if (valueMm === null) return [];
    const beside = unitBeside(valueMm, limitsShown(band, unit), unit);
    // Like the length: an eighth would be coarser, and a length within the limits could look outside.
    const note = band && t("drawing.asked", { value: formatBandWithUnit(band, beside, bcp47) });
    return [{ mark, label, value: formatWithUnit(valueMm, beside, bcp47), note }];
  };
  return (measured: MeasuredLengths, frame: DrawingFrame): LegendRow[] => [
    ...row(
      "C",
      t(frame.crown === "hair" ? "drawing.headWithHair" : "drawing.head"),
      measured.headHeightMm,
      frame.headMm,
    ),
    ...row("D", t("drawing.eyeLine"), measured.eyeLineFromBottomMm, frame.eyeLineMm),
    ...row("E", t("drawing.topMargin"), measured.topMarginMm, frame.topMarginMm),
  ];
}
