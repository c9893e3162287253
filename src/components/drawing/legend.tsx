import { useTranslation } from "react-i18next";
import type { DrawingFrame } from "./drawing-frame";
import { formatBand, formatLength, type LengthUnit } from "./format-length";
import { LegendList } from "./legend-list";
import { placeHead } from "./place-head";

interface LegendProps {
  frame: DrawingFrame;
  unit: LengthUnit;
  bcp47: string;
}

/** The letters of the drawing in words, with their numbers: all that the picture says, as text. */
export const Legend = ({ frame, unit, bcp47 }: LegendProps) => {
  const { t } = useTranslation("common");
  const withUnit = (value: string) => t(unit === "mm" ? "unit.mmValue" : "unit.inchValue", { value });
  const head = placeHead(frame);
  const headLabel = !head.isRuleKnown
    ? t("drawing.headRecommended")
    : t(frame.crown === "hair" ? "drawing.headWithHair" : "drawing.head");
  const rows = [
    { mark: "A", label: t("drawing.width"), value: formatLength(frame.widthMm, unit, bcp47) },
    { mark: "B", label: t("drawing.height"), value: formatLength(frame.heightMm, unit, bcp47) },
    { mark: "C", label: headLabel, value: formatBand(head.headMm, unit, bcp47) },
    frame.eyeLineMm && {
      mark: "D",
      label: t("drawing.eyeLine"),
      value: formatBand(frame.eyeLineMm, unit, bcp47),
    },
    frame.topMarginMm && {
      mark: "E",
      label: t("drawing.topMargin"),
      value: formatBand(frame.topMarginMm, unit, bcp47),
    },
  ].filter((row) => row !== null);
  return (
    <LegendList
      label={t("drawing.legend")}
      rows={rows.map((row) => ({ ...row, value: withUnit(row.value) }))}
    />
  );
};
