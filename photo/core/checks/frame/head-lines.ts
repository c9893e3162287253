import { lengthErrorsMm } from "../../crop/length-errors";
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

/**
 * Of a line that lies farther from the measured one than the measurement can be wrong: the height of the head as set, which may be by both
 * lines, and as measured.
 */
export function checkLines(
  heads: SetHead[],
  { headHeightMm: setMm }: Measurements,
  own: Measurements,
  rule: PhotoRule,
): Check[] {
  const isOff = (heightMm: number, { line, measuredMm }: SetHead) => {
    const errors = lengthErrorsMm(rule, own.headHeightMm ?? measuredMm.min);
    const errorMm = line === "crown" ? errors.topMargin : errors.headHeight;
    return isOutside(heightMm, widened(measuredMm, errorMm));
  };
  const beyond = heads.find((head) => isOff(head.setMm, head));
  if (!beyond || setMm === null) return [];
  const measuredMm = rounded(beyond.measuredMm.min);
  // Lines that move alike leave the height as it is: then it says nothing.
  const heights = isOff(setMm, beyond)
    ? ({ measured: Math.round(100 * setMm) / 100, min: measuredMm, max: measuredMm, unit: "mm" } as const)
    : ({ measured: null, min: null, max: null, unit: null } as const);
  return [
    {
      rule: "head-height-certain",
      verdict: "warn",
      ...heights,
      messageKey: "lineOffHead",
      isManual: true,
      isOwnLimit: true,
    },
  ];
}
