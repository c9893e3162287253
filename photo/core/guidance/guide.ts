import type { Hint } from "../findings";
import type { Point } from "../types";
import type { Advice } from "./hints";

/** Result of one frame. */
export interface FrameAnalysis {
  advice: Advice | null;
  /** All checks have run, now or a moment ago; else only those of position and pose. */
  isWhole: boolean;
  /** The pupils, in pixels of the frame; null if nobody is detected. Both kinds of check find them alike. */
  eyes: { middle: Point; interpupillaryPx: number } | null;
}

/** "hold" if nothing is left to do; "enough" if only warnings are left and have been shown long enough. */
export type GuideHint = Hint | "hold" | "enough";

/** The current guidance for the visitor. */
export interface Guide {
  /** Null before the first frame, and if only the check of the photo can tell. */
  hint: GuideHint | null;
  hintAtMs: number;
  /** The hint for screen readers, which read a sentence to its end. */
  spokenHint: GuideHint | null;
  spokenAtMs: number;
  /** Since when the frame passes and the head is still; null otherwise. */
  steadySinceMs: number | null;
  /** Since when nothing would refuse the photo. */
  acceptableSinceMs: number | null;
  eyes: FrameAnalysis["eyes"];
  seenAtMs: number;
}

const timesMs = {
  /** Minimum display time of a hint. */
  standing: 800,
  /** Minimum time between two announcements. */
  speaking: 2000,
  /** How long the head must be still before the automatic shutter starts its countdown. */
  steady: 1000,
  /** How long warnings delay the automatic shutter: not everybody can fix everything. */
  patience: 4000,
  /** After a longer gap, such as a hidden tab, the head must be still again. */
  gap: 3000,
};

/** Motion between two frames that blurs a photo, in eye distances: shift and change of size. */
const stillRatios = { shift: 0.11, size: 0.03 };

export const noGuide: Guide = {
  hint: null,
  hintAtMs: -Infinity,
  spokenHint: null,
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

/** Updates the guidance with one more frame. */
export function nextGuide(guide: Guide, { advice, isWhole, eyes }: FrameAnalysis, nowMs: number): Guide {
  const isAcceptable = advice === null || !advice.isMust;
  const acceptableSinceMs = isAcceptable ? (guide.acceptableSinceMs ?? nowMs) : null;
  const isPatienceOver = nowMs - (acceptableSinceMs ?? nowMs) >= timesMs.patience;
  const isGood = isAcceptable && isWhole && (advice === null || isPatienceOver);
  const isWatched = nowMs - guide.seenAtMs <= timesMs.gap;
  const isSteady = isGood && isWatched && isStill(eyes, guide.eyes);
  const steadySinceMs = isSteady ? (guide.steadySinceMs ?? nowMs) : null;

  // Until a full check has run, it is unknown whether nothing is left to do.
  const advised = isGood ? "enough" : advice?.hint;
  const wanted = advice ? (advised ?? null) : isWhole ? "hold" : guide.hint;
  const canShow = wanted !== guide.hint && nowMs - guide.hintAtMs >= timesMs.standing;
  const hint = canShow ? wanted : guide.hint;
  const canSpeak = hint !== guide.spokenHint && nowMs - guide.spokenAtMs >= timesMs.speaking;
  return {
    hint,
    hintAtMs: canShow ? nowMs : guide.hintAtMs,
    spokenHint: canSpeak ? hint : guide.spokenHint,
    spokenAtMs: canSpeak ? nowMs : guide.spokenAtMs,
    steadySinceMs,
    acceptableSinceMs,
    eyes,
    seenAtMs: nowMs,
  };
}

/** Whether the automatic shutter should start its countdown. */
export const isMoment = ({ steadySinceMs, seenAtMs }: Guide): boolean =>
  steadySinceMs !== null && seenAtMs - steadySinceMs >= timesMs.steady;
