import { lengthErrorsMm } from "../../crop/length-errors";
import { thresholds } from "../../thresholds";
import type { Band, Check, HeadLines, Measurements, PhotoRule } from "../../types";
import { isOutside, rounded, widened } from "../judge";

/** The height of the head with one of its lines where the visitor has set it, and the heights that were measured. */
interface SetHead {
  line: "crown" | "chin";
  setMm: number;
  /** To the crown that the rule counts from, and to the top of the hair. */
  measuredMm: Band;
}

/** @param own measured without the lines */
export function setHeads(measured: Measurements, own: Measurements, lines: HeadLines): SetHead[] {
  const { topMarginMm: top, headHeightMm: head } = own;
  const { topMarginMm: setTop, headHeightMm: setHead } = measured;
  if (top === null || head === null || setTop === null || setHead === null) return [];
  const withHair = Math.max(head, own.hairTopToChinMm ?? head);
  const crown: SetHead = {
    line: "crown",
    setMm: top + head - setTop,
    measuredMm: { min: head, max: withHair },
  };
  const chin: SetHead = { line: "chin", setMm: setTop + setHead - top, measuredMm: { min: head, max: head } };
  return [crown, chin].filter(({ line }) => lines[line]);
}

/** A line lies farther from the measured one than the measurement can be wrong. */
export const isBeyondError = (heads: SetHead[], own: Measurements, rule: PhotoRule): boolean =>
  heads.some(({ line, setMm, measuredMm }) => {
    const errors = lengthErrorsMm(rule, own.headHeightMm ?? measuredMm.min);
    const errorMm = line === "crown" ? errors.topMargin : errors.headHeight;
    return isOutside(setMm, widened(measuredMm, errorMm));
  });

/**
 * Lines that contradict the measurement silence nothing: what passes by them and not without them warns with the measured
 * length, and the head's height stays uncertain.
 */
export const withOwn = (byLines: Check[], own: Check[]): Check[] =>
  byLines.map((check) => {
    if (check.rule === "head-height-certain") return { ...check, verdict: "warn" };
    const found = own.find(({ rule }) => rule === check.rule);
    const isMissed = found?.verdict === "warn" || found?.verdict === "fail";
    return check.verdict === "pass" && isMissed ? { ...found, verdict: "warn" } : check;
  });

/** The first line that lies clearly inside the measured head, or beyond it. */
export function checkLines(heads: SetHead[]): Check[] {
  for (const { setMm, measuredMm } of heads) {
    const band = widened(measuredMm, thresholds.lineOffRatio.warn.max * measuredMm.min);
    if (!isOutside(setMm, band)) continue;
    return [
      {
        rule: "head-height-certain",
        verdict: "warn",
        measured: Math.round(100 * setMm) / 100,
        min: rounded(band.min),
        max: rounded(band.max),
        unit: "mm",
        messageKey: "lineOffHead",
        isManual: true,
        isOwnLimit: true,
      },
    ];
  }
  return [];
}
