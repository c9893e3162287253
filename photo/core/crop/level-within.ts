import type { DetectedHead } from "../face/guide-lines";
import type { HeadPoints } from "../face/head";
import type { Result } from "../result";
import { thresholds } from "../thresholds";
import type { Side } from "../types";
import { solveCrop } from "./crop";
import { type Frame, headAxis } from "./frame";
import type { CropProblem } from "./source-bounds";

/** Shares of the roll to remove where the source lacks the space to remove all of it. */
const lesserShares = [0.75, 0.5, 0.25, 0];

/** Roll that may remain, in degrees: not objectionable in a finished photo. */
const maxRollDeg = thresholds.finishedRollDeg.warn.max;

/**
 * Levels the head, completely if the source has the space: a rotated frame needs more, and a closely cropped photo
 * has none left.
 * @returns the head with the roll to remove as `rollDeg`, and its frame or the sides that lack space
 */
export function levelWithin(
  { head, hairTop }: DetectedHead,
  problem: CropProblem,
): { head: HeadPoints; outcome: Result<Frame, Side[]> } {
  const at = (share: number) => {
    const levelled = { ...head, rollDeg: head.rollDeg * share };
    return {
      head: levelled,
      outcome: solveCrop(headAxis(levelled, hairTop, problem.rule), problem),
    };
  };
  const whole = at(1);
  if (whole.outcome.ok) return whole;
  for (const share of lesserShares) {
    if (Math.abs(head.rollDeg) * (1 - share) > maxRollDeg) break;
    const lesser = at(share);
    if (lesser.outcome.ok) return lesser;
  }
  return whole;
}
