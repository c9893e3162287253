import type { Point } from "../types";
import type { Advice, Hint } from "./hints";

/** What was seen on one frame. */
export interface Sight {
  advice: Advice | null;
  /** All checks were made, now or a moment ago; else only those of place and pose. */
  isWhole: boolean;
  /** Between the eyes, and the head's height, in pixels of the frame; null when nobody is seen. */
  head: { at: Point; heightPx: number } | null;
}

/** What is said to the visitor now. */
export interface Guide {
  /** "hold" when nothing is left to do; null before the first frame, and where only the photo's check can tell. */
  say: Hint | "hold" | null;
  saidAtMs: number;
  /** The same for screen readers, which read a sentence to its end. */
  spoken: Hint | "hold" | null;
  spokenAtMs: number;
  /** Since when the checks take the picture and the head is still; null when they do not or it is not. */
  steadySinceMs: number | null;
  /** Since when no check would refuse the picture. */
  acceptableSinceMs: number | null;
  head: Sight["head"];
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

/** Movement between two frames, in heights of the head, that blurs a picture. */
const stillRatio = 0.03;

export const noGuide: Guide = {
  say: null,
  saidAtMs: -Infinity,
  spoken: null,
  spokenAtMs: -Infinity,
  steadySinceMs: null,
  acceptableSinceMs: null,
  head: null,
  seenAtMs: -Infinity,
};

function isStill(now: Sight["head"], before: Sight["head"]): boolean {
  if (!now || !before) return false;
  const moved = Math.hypot(now.at[0] - before.at[0], now.at[1] - before.at[1]);
  return Math.max(moved, Math.abs(now.heightPx - before.heightPx)) < stillRatio * now.heightPx;
}

/** The guide after one more frame. */
export function guideOn(guide: Guide, { advice, isWhole, head }: Sight, nowMs: number): Guide {
  const isAcceptable = advice === null || !advice.isMust;
  const acceptableSinceMs = isAcceptable ? (guide.acceptableSinceMs ?? nowMs) : null;
  const isPatienceOver = acceptableSinceMs !== null && nowMs - acceptableSinceMs >= timesMs.patience;
  const isGood = isAcceptable && isWhole && (advice === null || isPatienceOver);
  const isWatched = nowMs - guide.seenAtMs <= timesMs.gap;
  const isSteady = isGood && isWatched && isStill(head, guide.head);
  const steadySinceMs = isSteady ? (guide.steadySinceMs ?? nowMs) : null;

  // Before the whole look nobody knows that there is nothing left to do.
  const wanted = advice ? advice.hint : isWhole ? "hold" : guide.say;
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
    head,
    seenAtMs: nowMs,
  };
}

/** The moment for the automatic shutter. */
export const isMoment = ({ steadySinceMs, seenAtMs }: Guide): boolean =>
  steadySinceMs !== null && seenAtMs - steadySinceMs >= timesMs.steady;
