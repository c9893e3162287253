import { headBandMm } from "../../crop/crop";
import { lengthErrorsMm } from "../../crop/length-errors";
import type { CheckId, MessageKey } from "../../findings";
import { thresholds } from "../../thresholds";
import type { Band, Check, HeadLines, Measurements, PhotoRule, Verdict } from "../../types";
import { notChecked, rounded } from "../judge";
import { checkLines, setHeads } from "./head-lines";

/** A hundredth of a millimetre: the rounding of what was measured. */
const roundingMm = 0.01;

const isIn = (value: number, band: Band, slack = roundingMm): boolean =>
  value >= band.min - slack && value <= band.max + slack;

/** Fine enough for whole pixels: 44.45 mm are 525 pixels, 44.4 mm are 524. */
const thousandths = (mm: number): number => Math.round(1000 * mm) / 1000;

/** A length with the limits that a rule sets. */
interface BoundLength {
  check: CheckId;
  messageKey: MessageKey;
  band: Band;
  /** Error of the measurement, as a plus or minus. */
  errorMm: number;
}

/** Passes inside the band, warns outside it by less than the error of the measurement, and fails beyond that. */
function judgeLength(value: number | null, { check, messageKey, band, errorMm }: BoundLength): Check {
  if (value === null) return notChecked(check, messageKey);
  const isNear = isIn(value, band, errorMm + roundingMm);
  return {
    rule: check,
    verdict: isIn(value, band) ? "pass" : isNear ? "warn" : "fail",
    measured: value,
    min: thousandths(band.min),
    max: thousandths(band.max),
    unit: "mm",
    messageKey,
  };
}

/** Whether hair ends inside the photo. Hardly any authority bounds it, all show whole heads. */
function checkHairMargin(measured: Measurements, rule: PhotoRule): Check[] {
  const { topMarginMm, headHeightMm, hairTopToChinMm } = measured;
  if (topMarginMm === null || headHeightMm === null || hairTopToChinMm === null)
    return [notChecked("hair-margin", "hairMargin")];
  const marginMm = topMarginMm + headHeightMm - hairTopToChinMm;
  const min = rounded(thresholds.hairMarginRatio.warn.min * rule.heightMm);
  return [
    {
      rule: "hair-margin",
      verdict: marginMm < min - roundingMm ? "warn" : "pass",
      measured: Math.max(0, Math.round(100 * marginMm) / 100),
      min,
      max: null,
      unit: "mm",
      messageKey: "hairMargin",
      isOwnLimit: true,
    },
  ];
}

/** What is counted from the lines of the head. */
const countedFrom: Partial<Record<CheckId, (keyof HeadLines)[]>> = {
  "head-height": ["crown", "chin"],
  "head-height-certain": ["crown", "chin"],
  "eye-line": ["eyes"],
  "top-margin": ["crown"],
};

interface ByHand {
  /** Those that the visitor has set: what is counted from them says so. */
  lines?: HeadLines | undefined;
  /** Measured without them. */
  own?: Measurements;
}

/**
 * Lengths of the finished photo against the rule's bands. A recommendation that no rule backs only warns. Hair is held to the
 * photo's edge as it was found, whatever line is set; a margin that the rule counts from the found hair says it already.
 */
export function checkGeometry(
  measured: Measurements,
  rule: PhotoRule,
  { lines = {}, own = measured }: ByHand = {},
): Check[] {
  const byLines = lengthsInBands(measured, rule).map((check) =>
    countedFrom[check.rule]?.some((line) => lines[line]) ? setByHand(check) : check,
  );
  const isHairInMargin = rule.topMarginMm && rule.head?.crown === "hair" && !lines.crown;
  const hair = isHairInMargin ? [] : checkHairMargin(own, rule);
  const ofLines = checkLines(setHeads(measured, own, lines), measured, own, rule);
  // A line that contradicts the measurement is one point, which has both heights: how close the set one is to a limit says nothing.
  const lengths =
    ofLines.length > 0 ? byLines.filter(({ rule: name }) => name !== "head-height-certain") : byLines;
  const checks = [...lengths, ...hair, ...ofLines];
  return isOwnPictureAlone(rule) ? checks.filter(({ isOwnLimit }) => !isOwnLimit) : checks;
}

/** The file is the visitor's own picture, and no rule bounds the head: our recommendations are about a crop that nobody gets. */
const isOwnPictureAlone = ({ editPolicy, digital, head }: PhotoRule): boolean =>
  editPolicy.geometry === "forbidden" && !!digital && !head;

/** What only the visitor's lines say warns: the photo stays, with the length that they miss. */
const setByHand = (check: Check): Check => ({
  ...check,
  verdict: check.verdict === "fail" ? "warn" : check.verdict,
  isManual: true,
});

function lengthsInBands(measured: Measurements, rule: PhotoRule): Check[] {
  const headBand = headBandMm(rule);
  const headMm = measured.headHeightMm ?? headBand.min;
  const errors = lengthErrorsMm(rule, headMm);
  const head = judgeLength(measured.headHeightMm, {
    check: "head-height",
    messageKey: "headHeight",
    band: headBand,
    errorMm: errors.headHeight,
  });
  const checks: Check[] = [rule.head ? head : recommended(head)];
  if (rule.head && head.verdict === "pass") {
    // Where hair and skull are far apart, an official who takes the other crown would see another height, beyond our own error.
    const other = rule.head.crown === "skull" ? measured.hairTopToChinMm : null;
    const isSure =
      isIn(headMm, headBand, -errors.headHeight) &&
      (other === null || isIn(other, headBand, errors.headHeight));
    const verdict: Verdict = isSure ? "pass" : "warn";
    checks.push({ ...head, rule: "head-height-certain", verdict, messageKey: "headHeightUncertain" });
  }
  if (rule.eyeLineMm) {
    const eyeLine = { check: "eye-line", messageKey: "eyeLine", band: rule.eyeLineMm } as const;
    checks.push(judgeLength(measured.eyeLineFromBottomMm, { ...eyeLine, errorMm: errors.eyeLine }));
  }
  if (rule.topMarginMm) {
    const topMargin = { check: "top-margin", messageKey: "topMargin", band: rule.topMarginMm } as const;
    checks.push(judgeLength(measured.topMarginMm, { ...topMargin, errorMm: errors.topMargin }));
  }
  const offMm = thresholds.centreOffsetRatio.fail.max * rule.widthMm;
  const centred = { check: "centred", messageKey: "centring", band: { min: -offMm, max: offMm } } as const;
  const centring = judgeLength(measured.centreOffsetMm, { ...centred, errorMm: errors.centring });
  checks.push({ ...centring, isOwnLimit: true });
  return checks;
}

/** Outside a band that no rule states, a length only warns. */
const recommended = (check: Check): Check => ({
  ...check,
  verdict: check.verdict === "fail" ? "warn" : check.verdict,
  isOwnLimit: true,
});
