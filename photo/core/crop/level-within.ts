import type { HeadPoints } from "../face/head";
import { thresholds } from "../thresholds";
import type { Point } from "../types";
import { type CropOutcome, solveCrop } from "./crop";
import { type FrameRule, headAxis } from "./frame";
import type { SourceBounds } from "./source-bounds";

/** Shares of a head's lean that are taken away where the source lacks the room to take away all of it. */
const lesserShares = [0.75, 0.5, 0.25, 0];

/** What may stay of it, in degrees: nobody objects to it in a finished photo. */
const leanMaxDeg = thresholds.finishedRollDeg.warn.max;

/**
 * The head with the lean that the frame is to take away, all of it where the source has the room: a turned frame needs
 * more, and a photo that was cropped closely has none left.
 *
 * @param widthMm the widest that has to be shown, as for `solveCrop`
 * @returns the head, its `rollDeg` what the frame is to be turned by, and the frame on it or the sides that lack room
 */
export function levelWithin(
  head: HeadPoints,
  hairTop: Point | null,
  rule: FrameRule,
  widthMm: number,
  bounds: SourceBounds,
): { head: HeadPoints; outcome: CropOutcome } {
  const at = (share: number) => {
    const levelled = { ...head, rollDeg: head.rollDeg * share };
    return {
      head: levelled,
      outcome: solveCrop(headAxis(levelled, hairTop, rule), rule, widthMm, bounds),
    };
  };
  const whole = at(1);
  if ("frame" in whole.outcome) return whole;
  for (const share of lesserShares) {
    if (Math.abs(head.rollDeg) * (1 - share) > leanMaxDeg) break;
    const lesser = at(share);
    if ("frame" in lesser.outcome) return lesser;
  }
  return whole;
}
