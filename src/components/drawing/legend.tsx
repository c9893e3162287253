import { useTranslation } from "react-i18next";
import type { DrawingFrame } from "../../../drawing/drawing-frame";
import type { ShownUnit } from "../../../drawing/format-length";
import { LegendList } from "../../../drawing/legend-list";
import { legendRows } from "../../../drawing/legend-rows";
import "./drawing.css";

interface LegendProps {
  frame: DrawingFrame;
  /** Of a size: each of its documents has a head rule of its own. */
  ofSize?: boolean | undefined;
  unit: ShownUnit;
  bcp47: string;
}

/** The drawing's legend, which contains all its information as text. */
export function Legend({ frame, ...words }: LegendProps) {
  const { t } = useTranslation("common");
  return <LegendList label={t("drawing.legend")} rows={legendRows(frame, { ...words, text: t })} />;
}
