import { useTranslation } from "react-i18next";
import type { DrawingFrame, LengthBand } from "../../../drawing/drawing-frame";
import {
  formatBandWithUnit,
  formatWithUnit,
  inDecimals,
  type ShownUnit,
} from "../../../drawing/format-length";
import { placeHead } from "../../../drawing/place-head";
import { isSquare, usualHeadShare } from "../../../photo/core/crop/head-share";
import { LegendList } from "./legend-list";

interface LegendProps {
  frame: DrawingFrame;
  /** Of a size: each of its documents has a head rule of its own. */
  ofSize?: boolean | undefined;
  unit: ShownUnit;
  bcp47: string;
}

/** The drawing's legend, which contains all its information as text. */
export function Legend({ frame, ofSize, unit, bcp47 }: LegendProps) {
  const { t } = useTranslation("common");
  const written = (band: LengthBand) => formatBandWithUnit(band, unit, bcp47);
  const side = (mm: number) => formatWithUnit(mm, inDecimals(unit), bcp47);
  const head = placeHead(frame);
  const { min, max } = usualHeadShare(frame);
  const usualKey = isSquare(frame) ? "drawing.headRecommendedSquare" : "drawing.headRecommended";
  const headLabel = head.isRuleKnown
    ? t(frame.crown === "hair" ? "drawing.headWithHair" : "drawing.head")
    : t(ofSize ? "drawing.headVaries" : usualKey, { min: 100 * min, max: 100 * max });
  const rows = [
    { mark: "A", label: t("drawing.width"), value: side(frame.widthMm) },
    { mark: "B", label: t("drawing.height"), value: side(frame.heightMm) },
    {
      mark: "C",
      label: headLabel,
      value: `${head.isRuleKnown ? "" : "≈ "}${written(head.headMm)}`,
      isEstimate: !head.isRuleKnown,
    },
    frame.eyeLineMm && {
      mark: "D",
      label: t("drawing.eyeLine"),
      value: written(frame.eyeLineMm),
    },
    frame.topMarginMm && {
      mark: "E",
      label: t("drawing.topMargin"),
      value: written(frame.topMarginMm),
    },
  ].filter((row) => row !== null);
  return <LegendList label={t("drawing.legend")} rows={rows} />;
}
