import type { Hint } from "../findings";
import type { Point } from "../types";
import type { Advice } from "./hints";

/** What was seen on one frame. */
export interface FrameAnalysis {
  advice: Advice | null;
  /** All checks were made, now or a moment ago; else only those of place and pose. */
  isWhole: boolean;
  /** Of the pupils alone, which each look finds alike, in pixels of the frame; null when nobody is seen. */
  eyes: { middle: Point; interpupillaryPx: number } | null;
}

/** "hold" when nothing is left to do, "enough" when what is left is only warned of and has been said for long enough. */
export type Said = Hint | "hold" | "enough";

/** What is said to the visitor now. */
export interface Guide {
  /** Null before the first frame, and where only the photo's check can tell. */
  say: Said | null;
  saidAtMs: number;
  /** The same for screen readers, which read a sentence to its end. */
  spoken: Said | null;
  spokenAtMs: number;
  /** Since when the checks take the picture and the head is still; null when they do not or it is not. */
  steadySinceMs: number | null;
  /** Since when nothing would refuse the picture. */
  acceptableSinceMs: number | null;
  eyes: FrameAnalysis["eyes"];
  seenAtMs: number;
}

const timesMs = {
  /** A hint stands this long, or nobody could read it. */
  standing: 800,
  /** Between two sentences of a screen reader. */
  speaking: 2000,
  /** The head is still for so long before the shutter goes. */
  steady: 1000,
  /** What checks only warn of holds the automatic shutter back for so long: not everybody can mend everything. */
  patience: 4000,
  /** After a longer gap, as when the tab was hidden, the head has to be still anew. */
  gap: 3000,
};

/** What blurs a picture between two frames, per interpupillary distance: a shift, and coming nearer or going back. */
const stillRatios = { shift: 0.11, size: 0.03 };

export const noGuide: Guide = {
  say: null,
  saidAtMs: -Infinity,
  spoken: null,
  spokenAtMs: -Infinity,
  steadySinceMs: null,
  acceptableSinceMs: null,
  eyes: null,
  seenAtMs: -Infinity,
};

function isStill(now: FrameAnalysis["eyes"], before: FrameAnalysis["eyes"]): boolean {
  if (!now || !before) return false;
  const shiftPx = Math.hypot(now.middle[0] - before.middle[0], now.middle[1] - before.middle[1]);
  const sizePx = Math.abs(now.interpupillaryPx - before.interpupillaryPx);
  return (
    shiftPx < stillRatios.shift * now.interpupillaryPx && sizePx < stillRatios.size * now.interpupillaryPx
  );
}

/** The guide after one more frame. */
export function guideOn(guide: Guide, { advice, isWhole, eyes }: FrameAnalysis, nowMs: number): Guide {
  const isAcceptable = advice === null || !advice.isMust;
  const acceptableSinceMs = isAcceptable ? (guide.acceptableSinceMs ?? nowMs) : null;
  const isPatienceOver = nowMs - (acceptableSinceMs ?? nowMs) >= timesMs.patience;
  const isGood = isAcceptable && isWhole && (advice === null || isPatienceOver);
  const isWatched = nowMs - guide.seenAtMs <= timesMs.gap;
  const isSteady = isGood && isWatched && isStill(eyes, guide.eyes);
  const steadySinceMs = isSteady ? (guide.steadySinceMs ?? nowMs) : null;

  // Before the whole look nobody knows that there is nothing left to do.
  const advised = isGood ? "enough" : advice?.hint;
  const wanted = advice ? (advised ?? null) : isWhole ? "hold" : guide.say;
  const maySay = wanted !== guide.say && nowMs - guide.saidAtMs >= timesMs.standing;
  const say = maySay ? wanted : guide.say;
  const maySpeak = say !== guide.spoken && nowMs - guide.spokenAtMs >= timesMs.speaking;
  return {
    say,
    saidAtMs: maySay ? nowMs : guide.saidAtMs,
    spoken: maySpeak ? say : guide.spoken,
    spokenAtMs: maySpeak ? nowMs : guide.spokenAtMs,
    steadySinceMs,
    acceptableSinceMs,
    eyes,
    seenAtMs: nowMs,
  };
}

/** The moment for the automatic shutter to start its countdown. */
export const isMoment = ({ steadySinceMs, seenAtMs }: Guide): boolean =>
  steadySinceMs !== null && seenAtMs - steadySinceMs >= timesMs.steady;
