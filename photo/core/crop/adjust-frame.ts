import { thresholds } from "../thresholds";
import type { Band } from "../types";
import { headLimitMm, isIn, topLimitMm } from "./crop";
import { eyeLineMm, type Frame, type HeadAxis } from "./frame";
import { type CropProblem, coversFrame } from "./source-bounds";

/** What limits a frame: a length of the rule, the centring, or the borders of the source. */
export type CropLimit = "head" | "eyes" | "top" | "centre" | "source";

/** What forbids a frame; null if it is allowed. */
export function cropLimitOf(frame: Frame, axis: HeadAxis, problem: CropProblem): CropLimit | null {
  const { rule } = problem;
  const headMm = (axis.chinPx - axis.crownPx) * frame.mmPerPx;
  if (!isIn(headMm, headLimitMm(rule))) return "head";
  if (rule.eyeLineMm && !isIn(eyeLineMm(frame, axis, rule.heightMm), rule.eyeLineMm)) return "eyes";
  if (!isIn(frame.topMarginMm, topLimitMm(rule, headMm))) return "top";
  if (Math.abs(frame.offsetMm) > thresholds.centreOffsetRatio.fail.max * rule.widthMm) return "centre";
  return coversFrame(frame, axis, problem) ? null : "source";
}

const narrowed = ({ min, max }: Band, byMm: number): Band =>
  max - min > 2 * byMm ? { min: min + byMm, max: max - byMm } : { min, max };

/** The same problem with limits that are narrower by `byMm` at both ends, where a limit is wide enough. */
export function withNarrowerLimits(problem: CropProblem, byMm: number): CropProblem {
  const { head, eyeLineMm, topMarginMm } = problem.rule;
  const rule = {
    ...problem.rule,
    head: head && { ...head, heightMm: narrowed(head.heightMm, byMm) },
    eyeLineMm: eyeLineMm && narrowed(eyeLineMm, byMm),
    topMarginMm: topMarginMm && narrowed(topMarginMm, byMm),
  };
  return { ...problem, rule };
}

/** Bisection steps between the solved and the requested frame: finer than a hundredth of a millimetre. */
const bisections = 12;

/** The largest share of a movement that leaves the frame allowed; it must start from an allowed frame. */
export function largestShare(isPossible: (share: number) => boolean): number {
  if (isPossible(1)) return 1;
  let [possible, impossible] = [0, 1];
  for (let step = 0; step < bisections; step += 1) {
    const middle = (possible + impossible) / 2;
    if (isPossible(middle)) possible = middle;
    else impossible = middle;
  }
  return possible;
}

/**
 * Scales and moves a frame as requested, each component as far as rule and source allow. A component that is limited
 * does not limit the others, so that a larger movement in one direction never reduces another.
 */
export function adjustFrame(
  frame: Frame,
  adjust: { scale: number; dxMm: number; dyMm: number },
  axis: HeadAxis,
  problem: CropProblem,
): Frame {
  const isPossible = (moved: Frame) => cropLimitOf(moved, axis, problem) === null;
  const movements: ((from: Frame, share: number) => Frame)[] = [
    (from, share) => ({ ...from, mmPerPx: from.mmPerPx * (1 + share * (adjust.scale - 1)) }),
    (from, share) => ({ ...from, topMarginMm: from.topMarginMm + share * adjust.dyMm }),
    (from, share) => ({ ...from, offsetMm: from.offsetMm + share * adjust.dxMm }),
  ];
  // The solved frame itself is not allowed: only the whole correction can make it so.
  const whole = movements.reduce((from, move) => move(from, 1), frame);
  if (isPossible(whole) || !isPossible(frame)) return isPossible(whole) ? whole : frame;
  return movements.reduce(
    (from, move) =>
      move(
        from,
        largestShare((share) => isPossible(move(from, share))),
      ),
    frame,
  );
}

/** How far a frame was moved and scaled, in the numbers of a correction. */
export const movementOf = (from: Frame, to: Frame) => ({
  scale: roundTo(to.mmPerPx / from.mmPerPx, 1000),
  dxMm: roundTo(to.offsetMm - from.offsetMm, 100),
  dyMm: roundTo(to.topMarginMm - from.topMarginMm, 100),
});

/** Without a negative zero. */
const roundTo = (value: number, parts: number): number => Math.round(value * parts) / parts + 0;
