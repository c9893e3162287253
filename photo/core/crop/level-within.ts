import type { SeenHead } from "../face/guide-lines";
import type { HeadPoints } from "../face/head";
import type { Result } from "../result";
import { thresholds } from "../thresholds";
import { solveCrop } from "./crop";
import { type Frame, headAxis } from "./frame";
import type { CropProblem, Side } from "./source-bounds";

/** Shares of a head's lean that are taken away where the source lacks the room to take away all of it. */
const lesserShares = [0.75, 0.5, 0.25, 0];

/** What may stay of it, in degrees: nobody objects to it in a finished photo. */
const leanMaxDeg = thresholds.finishedRollDeg.warn.max;

/**
 * The head with the lean that the frame is to take away, all of it where the source has the room: a turned frame needs
 * more, and a photo that was cropped closely has none left.
 *
 * @returns the head, its `rollDeg` what the frame is to be turned by, and the frame on it or the sides that lack room
 */
export function levelWithin(
  { head, hairTop }: SeenHead,
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
    if (Math.abs(head.rollDeg) * (1 - share) > leanMaxDeg) break;
    const lesser = at(share);
    if (lesser.outcome.ok) return lesser;
  }
  return whole;
}
