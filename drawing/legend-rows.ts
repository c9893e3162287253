import { isSquare, usualHeadShare } from "../photo/core/crop/head-share";
import { marksOfFrame } from "./dimension-marks";
import type { DrawingFrame, LengthBand } from "./drawing-frame";
import {
  formatBandWithUnit,
  formatWithUnit,
  inDecimals,
  millimetres,
  needsMillimetres,
  type ShownUnit,
} from "./format-length";
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

/** Texts of `common.json`. */
type LegendText = (key: LegendKey, values: { min: string; max: string }) => string;

interface LegendWords {
  text: LegendText;
  unit: ShownUnit;
  bcp47: string;
  /** Of a size: each of its documents has a head rule of its own. */
  ofSize?: boolean | undefined;
}

function labelOf(frame: DrawingFrame, text: LegendText): (key: LegendKey) => string {
  const { min, max } = usualHeadShare(frame);
  return (key) => text(key, { min: String(100 * min), max: String(100 * max) });
}

/** What the height of the head counts from, or how high it usually is where no rule is known. */
export function headLabel(frame: DrawingFrame, text: LegendText, ofSize = false): string {
  const label = labelOf(frame, text);
  if (frame.headMm || frame.isHeadNoted)
    return label(frame.crown === "hair" ? "drawing.headWithHair" : "drawing.head");
  if (ofSize) return label("drawing.headVaries");
  return label(isSquare(frame) ? "drawing.headRecommendedSquare" : "drawing.headRecommended");
}

const only = (mm: number): LengthBand => ({ min: mm, max: mm });

/** What the drawing's letters mean: all its information as text. */
export function legendRows(frame: DrawingFrame, { text, unit, bcp47, ofSize }: LegendWords): LegendRow[] {
  const head = placeHead(frame);
  const label = labelOf(frame, text);
  const written = (band: LengthBand) => formatBandWithUnit(band, unit, bcp47);
  const inMm = (band: LengthBand) =>
    needsMillimetres(unit.style, bcp47) ? formatBandWithUnit(band, millimetres, bcp47) : null;
  const marks = marksOfFrame(frame);
  const side = (mm: number) => `${frame.isLeast ? "≥ " : ""}${formatWithUnit(mm, inDecimals(unit), bcp47)}`;
  return [
    {
      mark: marks.width,
      label: label("drawing.width"),
      value: side(frame.widthMm),
      note: inMm(only(frame.widthMm)),
    },
    {
      mark: marks.height,
      label: label("drawing.height"),
      value: side(frame.heightMm),
      note: inMm(only(frame.heightMm)),
    },
    !frame.isHeadNoted && {
      mark: marks.head,
      label: headLabel(frame, text, ofSize),
      value: `${head.isRuleKnown ? "" : "≈ "}${written(head.headMm)}`,
      note: inMm(head.headMm),
      isEstimate: !head.isRuleKnown,
    },
    frame.eyeLineMm && {
      mark: marks.eyeLine,
      label: label("drawing.eyeLine"),
      value: written(frame.eyeLineMm),
      note: inMm(frame.eyeLineMm),
    },
    frame.topMarginMm && {
      mark: marks.topMargin,
      label: label("drawing.topMargin"),
      value: written(frame.topMarginMm),
      note: inMm(frame.topMarginMm),
    },
  ].filter((row) => !!row);
}
