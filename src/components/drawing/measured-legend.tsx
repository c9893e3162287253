import { useTranslation } from "react-i18next";
import type { MeasuredLengths } from "../../../drawing/dimension-marks";
import type { DrawingFrame } from "../../../drawing/drawing-frame";
import type { ShownUnit } from "../../../drawing/format-length";
import { LegendList } from "../../../drawing/legend-list";
import "./drawing.css";
import { useMeasuredRows } from "./use-measured-rows";

interface MeasuredLegendProps {
  measured: MeasuredLengths;
  frame: DrawingFrame;
  unit: ShownUnit;
  isFromPrint?: boolean;
}

/** The measured lengths of the finished photo. */
export function MeasuredLegend({ measured, frame, unit, isFromPrint }: MeasuredLegendProps) {
  const { t } = useTranslation("common");
  const rowsOf = useMeasuredRows(unit, isFromPrint);
  return <LegendList label={t("drawing.legend")} rows={rowsOf(measured, frame)} />;
}
