import { isSquare, usualHeadShare } from "../photo/core/crop/head-share";
import type { DrawingFrame, LengthBand } from "./drawing-frame";
import { formatBandWithUnit, formatWithUnit, inDecimals, type ShownUnit } from "./format-length";
import type { LegendRow } from "./legend-list";
import { placeHead } from "./place-head";

/** Keys into `common.json`. */
type LegendKey = `drawing.${
  | "width"
  | "height"
  | "head"
  | "headWithHair"
  | "headRecommended"
  | "headRecommendedSquare"
  | "headVaries"
  | "eyeLine"
  | "topMargin"}`;

interface LegendWords {
  /** Texts of `common.json`. */
  text: (key: LegendKey, values: { min: string; max: string }) => string;
  unit: ShownUnit;
  bcp47: string;
  /** Of a size: each of its documents has a head rule of its own. */
  ofSize?: boolean | undefined;
}

/** What the drawing's letters mean: all its information as text. */
export function legendRows(frame: DrawingFrame, { text, unit, bcp47, ofSize }: LegendWords): LegendRow[] {
  const head = placeHead(frame);
  const { min, max } = usualHeadShare(frame);
  const label = (key: LegendKey) => text(key, { min: String(100 * min), max: String(100 * max) });
  const written = (band: LengthBand) => formatBandWithUnit(band, unit, bcp47);
  const side = (mm: number) => formatWithUnit(mm, inDecimals(unit), bcp47);
  const usualKey = isSquare(frame) ? "drawing.headRecommendedSquare" : "drawing.headRecommended";
  const ruleKey = frame.crown === "hair" ? "drawing.headWithHair" : "drawing.head";
  return [
    { mark: "A", label: label("drawing.width"), value: side(frame.widthMm) },
    { mark: "B", label: label("drawing.height"), value: side(frame.heightMm) },
    {
      mark: "C",
      label: label(head.isRuleKnown ? ruleKey : ofSize ? "drawing.headVaries" : usualKey),
      value: `${head.isRuleKnown ? "" : "≈ "}${written(head.headMm)}`,
      isEstimate: !head.isRuleKnown,
    },
    frame.eyeLineMm && { mark: "D", label: label("drawing.eyeLine"), value: written(frame.eyeLineMm) },
    frame.topMarginMm && { mark: "E", label: label("drawing.topMargin"), value: written(frame.topMarginMm) },
  ].filter((row) => row !== null);
}
